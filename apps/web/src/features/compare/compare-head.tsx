import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { MaterialSummary } from '@glazy/contract/materials'
import { FolderPlus, X } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { ColourSwatch } from '#components/colour-swatch.tsx'
import { materialHref } from '@glazy/contract/material-path'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './compare-table.module.css'

export interface CompareHeadProps {
  readonly material: MaterialSummary
  readonly isReference: boolean
  /** Another item of the comparison is called the same: its number tells it from that one. */
  readonly isNamesake: boolean
  readonly onRemove: (id: number) => void
  readonly onReference: (id: number) => void
}

/** Head of a column: the item, whether the others are compared with it, and out with it. */
export function CompareHead(props: CompareHeadProps) {
  const { material, isReference, isNamesake, onRemove, onReference } = props
  const { t } = useTranslation('compare')
  const { id, name, hexColor, fromOrtonConeId, toOrtonConeId } = material
  return (
    <th scope="col" className={classes.item} data-reference={isReference || undefined}>
      <div className={classes.itemHead}>
        <ColourSwatch hex={hexColor} />
        <span className={classes.cone}>{formatConeLabel(fromOrtonConeId, toOrtonConeId)}</span>
        <Button
          look="quiet"
          isIcon
          data-bookmark={id}
          aria-haspopup="dialog"
          aria-label={t('bookmark', { name })}
          title={t('bookmark', { name })}
        >
          <FolderPlus size={16} aria-hidden />
        </Button>
        <Button look="quiet" isIcon aria-label={t('remove', { name })} onClick={() => onRemove(id)}>
          <X size={16} aria-hidden />
        </Button>
      </div>
      <a className={classes.link} href={materialHref(material)} data-material={id} title={name}>
        {name}
      </a>
      {isNamesake && <span className={classes.number}>{t('number', { id })}</span>}
      {isReference ? (
        <span className={classes.referenceMark}>{t('difference.referenceMark')}</span>
      ) : (
        <button
          type="button"
          className={classes.setReference}
          aria-label={t('setReference', { name })}
          onClick={() => onReference(id)}
        >
          {t('difference.use')}
        </button>
      )}
    </th>
  )
}
