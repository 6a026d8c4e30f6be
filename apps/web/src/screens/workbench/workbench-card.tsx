import type { Analysis } from '@glazy/ceramics/analysis'
import { materialPath } from '@glazy/contract/material-path'
import { unityFormula } from '@glazy/ceramics/unity'
import { Link } from '@tanstack/react-router'
import { ListChecks, Pencil, Save, Target, X } from 'lucide-react'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { RatioLine } from '#features/chemistry/ratio-line.tsx'
import { isDraft, type WorkingItem } from '#features/working-list/working-item.ts'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './workbench-card.module.css'

export interface WorkbenchCardProps {
  readonly item: WorkingItem
  readonly analysis: Analysis | undefined
  /** Whether the visitor may change its ingredients. */
  readonly isEditable: boolean
  /** Whether the visitor may change what is said about it. */
  readonly isOwn: boolean
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onTarget: () => void
  readonly onDetails: () => void
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** An item as it lies on the workbench: what is weighed, what the fire makes of it, what is next. */
export function WorkbenchCard(props: WorkbenchCardProps) {
  const { item, analysis, isEditable, isOwn, isBusy } = props
  const { onEdit, onTarget, onDetails, onSave, onDiscard } = props
  const { t } = useTranslation('workbench')
  const { name } = item
  const isUnsaved = isDraft(item)
  return (
    <article className={classes.card} data-unsaved={isUnsaved || undefined}>
      <CardHead item={item} onDiscard={onDiscard} />
      <Composition item={item} />
      <Ratios analysis={analysis} />
      <div className={classes.buttons}>
        {isUnsaved && (
          <Button
            look="filled"
            disabled={isBusy}
            aria-label={t('card.saveOf', { name })}
            onClick={onSave}
          >
            <Save size={16} aria-hidden />
            {t('card.save')}
          </Button>
        )}
        {isEditable && (
          <Button disabled={isBusy} aria-label={t('card.editOf', { name })} onClick={onEdit}>
            <Pencil size={16} aria-hidden />
            {t('card.edit')}
          </Button>
        )}
        {isOwn && (
          <Button disabled={isBusy} aria-label={t('card.detailsOf', { name })} onClick={onDetails}>
            <ListChecks size={16} aria-hidden />
            {t('card.details')}
          </Button>
        )}
        <Button
          disabled={isBusy || !analysis}
          aria-label={t('card.targetOf', { name })}
          onClick={onTarget}
        >
          <Target size={16} aria-hidden />
          {t('card.target')}
        </Button>
      </div>
    </article>
  )
}

export interface CardHeadProps {
  readonly item: WorkingItem
  readonly onDiscard?: () => void
}

/** What an item is called and whether it is saved anywhere. */
export function CardHead({ item, onDiscard }: CardHeadProps) {
  const { t } = useTranslation('workbench')
  const { name, code } = item
  const isUnsaved = isDraft(item)
  return (
    <header className={classes.head}>
      <div className={classes.marks}>
        {code && <span className={classes.code}>{code}</span>}
        {isUnsaved && <span className={classes.unsaved}>{t('card.unsaved')}</span>}
      </div>
      <h2 className={classes.name} title={name}>
        {isUnsaved ? name : <Link to={materialPath(item)}>{name}</Link>}
      </h2>
      {onDiscard && (
        <Button
          look="quiet"
          isIcon
          aria-label={t(isUnsaved ? 'card.discardOf' : 'card.removeOf', { name })}
          onClick={onDiscard}
        >
          <X size={18} aria-hidden />
        </Button>
      )}
    </header>
  )
}

function Composition({ item }: { readonly item: WorkingItem }) {
  const { t } = useTranslation('workbench')
  const { lines, kind } = item
  if (lines.length === 0) {
    return <p className={classes.none}>{t(kind === 'recipe' ? 'card.empty' : `card.${kind}`)}</p>
  }
  const base = lines.reduce((sum, line) => sum + (line.isAdditional ? 0 : line.amount), 0)
  return (
    <table className={classes.lines}>
      <caption className={classes.spoken}>{t('card.amountsOf', { name: item.name })}</caption>
      <tbody>
        {lines.map(({ materialId, name, amount, isAdditional }, at) => (
          <tr key={`${materialId} ${at}`}>
            <th scope="row">
              {isAdditional && '+ '}
              {name}
            </th>
            <td>
              <Amount value={amount} isFine />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('card.base')}</th>
          <td>
            <Amount value={base} isFine />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Ratios({ analysis }: Pick<WorkbenchCardProps, 'analysis'>) {
  const { t } = useTranslation('workbench')
  const groups = umfGroupsOf(usePreferenceValue('umfOxides'))
  if (!analysis) return <p className={classes.none}>{t('card.noAnalysis')}</p>
  const formula = unityFormula(analysis.percent, groups)
  if (!formula.ok) return <p className={classes.none}>{t('card.noFlux')}</p>
  return (
    <div className={classes.ratios}>
      <RatioLine umf={formula.value} />
    </div>
  )
}
