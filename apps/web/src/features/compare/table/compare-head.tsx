import type { MaterialSummary } from '@glazy/contract/materials'
import { materialHref } from '@glazy/contract/material-path'
import { FolderPlus, X } from 'lucide-react'
import { MaterialName } from '#components/material-name.tsx'
import { LetterBadge } from '#components/letter-badge.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './compare-table.module.css'

export interface CompareHeadProps {
  readonly material: MaterialSummary
  /** Column, from 0. */
  readonly index: number
  readonly isReference: boolean
  /** Another item of the comparison is called the same: its number tells it from that one. */
  readonly isNamesake: boolean
  readonly onRemove: (id: number) => void
}

/** Head of a column: the letter and the name of an item, and out with it. */
export function CompareHead(props: CompareHeadProps) {
  const { material, index, isReference, isNamesake, onRemove } = props
  const { t } = useTranslation('compare')
  const { id, name } = material
  return (
    <th scope="col" className={classes.item} data-reference={isReference || undefined}>
      <div className={classes.itemHead}>
        <LetterBadge index={index} />
        <button
          type="button"
          className={classes.bookmark}
          data-bookmark={id}
          aria-haspopup="dialog"
          aria-label={t('bookmark', { name })}
          title={t('bookmark', { name })}
        >
          <FolderPlus size={16} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={() => onRemove(id)}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      <a className={classes.link} href={materialHref(material)} data-material={id} title={name}>
        <MaterialName {...material} />
      </a>
      {isNamesake && <span className={classes.number}>{t('number', { id })}</span>}
      {isReference && (
        <span className={classes.referenceMark}>{t('difference.referenceMark')}</span>
      )}
    </th>
  )
}
