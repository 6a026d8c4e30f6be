import { materialPath } from '@glazy/contract/material-path'
import { oxidesOf } from '@glazy/ceramics/chemistry/oxides'
import { UMF_GROUPS, unityFormula } from '@glazy/ceramics/chemistry/unity'
import { Link } from '@tanstack/react-router'
import { Copy, ListChecks, Pencil, Save, Target, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MaterialName } from '#components/material-name.tsx'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { Formula } from '#components/formula.tsx'
import { LeftOut } from '#components/chemistry/left-out.tsx'
import { GroupsLine } from '#components/chemistry/groups-line.tsx'
import { RatioLine } from '#components/chemistry/ratio-line.tsx'
import type { WorkbenchAnalysis } from '#features/workbench/contents/lines-analysis.ts'
import { isDraft, type WorkbenchItem } from '#features/workbench/contents/workbench-item.ts'
import { SolveLink } from '#features/workbench/target/solve-link.tsx'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import page from '#components/page.module.css'
import classes from './workbench-card.module.css'

export interface WorkbenchCardProps {
  readonly item: WorkbenchItem
  readonly analysis: WorkbenchAnalysis | undefined
  /** Whether the visitor may change what it is made of. */
  readonly isEditable: boolean
  /** Whether the visitor may change what is said about it. */
  readonly isOwn: boolean
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onDetails: () => void
  readonly onCopy: () => void
  readonly onTarget: () => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  /** What is told of the item for a while. */
  readonly children?: ReactNode
}

/** An item as it is on the workbench: what is weighed, what the fire makes of it, what is next. */
export function WorkbenchCard(props: WorkbenchCardProps) {
  const { item, analysis, isEditable, isOwn, isBusy, children } = props
  const { onEdit, onDetails, onCopy, onTarget, onSave, onDiscard } = props
  const { t } = useTranslation('workbench')
  const { shown } = useNames()
  const { name } = item
  const leftOut = analysis?.leftOut ?? []
  const isUnsaved = isDraft(item)
  return (
    <article className={classes.card} data-unsaved={isUnsaved || undefined}>
      <CardHead item={item} onDiscard={onDiscard} />
      <Composition item={item} analysis={analysis} />
      <Ratios analysis={analysis} />
      <LeftOut names={leftOut.map((each) => shown({ name: each }))} />
      {children}
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
        <Button disabled={isBusy} aria-label={t('card.copyOf', { name })} onClick={onCopy}>
          <Copy size={16} aria-hidden />
          {t('card.copy')}
        </Button>
        <Button
          disabled={isBusy || !analysis}
          aria-label={t('card.targetOf', { name })}
          onClick={onTarget}
        >
          <Target size={16} aria-hidden />
          {t('card.target')}
        </Button>
        <SolveForItem item={item} analysis={analysis} />
      </div>
    </article>
  )
}

export interface CardHeadProps {
  readonly item: WorkbenchItem
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
        {isUnsaved ? (
          name
        ) : (
          <Link to={materialPath(item)}>
            <MaterialName name={name} kind={item.kind} />
          </Link>
        )}
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

type Composed = Pick<WorkbenchCardProps, 'item' | 'analysis'>

/** What it is made of: ingredients, or oxides. */
function Composition({ item, analysis }: Composed) {
  const { t } = useTranslation('workbench')
  if (item.lines.length > 0) return <Lines item={item} />
  if (item.kind === 'recipe') return <p className={classes.none}>{t('card.empty')}</p>
  return (
    <>
      <p className={classes.none}>{t(`card.${item.kind}`)}</p>
      {analysis && <Oxides name={item.name} analysis={analysis} />}
    </>
  )
}

interface OxidesProps {
  readonly name: string
  readonly analysis: WorkbenchAnalysis
}

/** The figures of a raw material or an analysis, the most of it first. */
function Oxides({ name, analysis }: OxidesProps) {
  const { t } = useTranslation('workbench')
  const { t: tChemistry } = useTranslation('chemistry')
  const { percent, loi } = analysis
  const oxides = oxidesOf(percent).toSorted(
    (one, other) => (percent[other] ?? 0) - (percent[one] ?? 0),
  )
  return (
    <table className={classes.lines}>
      <caption className={page.visuallyHidden}>{t('card.figuresOf', { name })}</caption>
      <tbody>
        {oxides.map((oxide) => (
          <tr key={oxide}>
            <th scope="row">
              <Formula>{oxide}</Formula>
            </th>
            <td>
              <Amount value={percent[oxide]} isFine />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{tChemistry('loiShort')}</th>
          <td>
            <Amount value={loi} isFine />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Lines({ item }: Pick<WorkbenchCardProps, 'item'>) {
  const { t } = useTranslation('workbench')
  const { lines } = item
  const base = lines.reduce((sum, line) => sum + (line.isAdditional ? 0 : line.amount), 0)
  return (
    <table className={classes.lines}>
      <caption className={page.visuallyHidden}>{t('card.amountsOf', { name: item.name })}</caption>
      <tbody>
        {lines.map(({ materialId, name, amount, isAdditional }, at) => (
          <tr key={`${materialId} ${at}`}>
            <th scope="row">
              {isAdditional && '+ '}
              <MaterialName name={name} />
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

/** The formula of a recipe as a question, as it lies here, saved or not. */
function SolveForItem({ item, analysis }: Composed) {
  if (item.kind !== 'recipe' || !analysis) return null
  const formula = unityFormula(analysis.percent, UMF_GROUPS.default)
  if (!formula.ok) return null
  const materials = item.lines.flatMap(({ materialId: id }) => (id === null ? [] : [id]))
  return <SolveLink moles={formula.value.moles} materials={materials} name={item.name} />
}

function Ratios({ analysis }: Pick<WorkbenchCardProps, 'analysis'>) {
  const { t } = useTranslation('workbench')
  const groups = umfGroupsOf(usePreferenceValue('umfOxides'))
  if (!analysis) return <p className={classes.none}>{t('card.noAnalysis')}</p>
  const formula = unityFormula(analysis.percent, groups)
  if (!formula.ok) return <p className={classes.none}>{t('card.noFlux')}</p>
  return (
    <div className={classes.ratios}>
      <RatioLine umf={formula.value} groups={groups} />
      <GroupsLine />
    </div>
  )
}
