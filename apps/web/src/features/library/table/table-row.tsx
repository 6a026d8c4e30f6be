import { formatConeLabel } from '@glazy/ceramics/firing/cones'
import type { Oxide, OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { Translate } from '@glazy/locales/translate'
import type { ChangeEventHandler } from 'react'
import { materialHref } from '@glazy/contract/material-path'
import color from '#components/state-color.module.css'
import { MaterialName } from '#components/material-name.tsx'
import type { Formats } from '#lib/texts/formats.ts'
import type { Names } from '#lib/texts/names.ts'
import type { ShelfCount } from '#queries/inventory.ts'
import { AlikeLink } from '../card/alike-link.tsx'
import { LeftOutMark } from '../card/badges.tsx'
import { BookmarkMark } from '../card/bookmark-mark.tsx'
import { ShelfBadge } from '../card/shelf-badge.tsx'
import { SHOWN_FROM } from './figures.ts'
import classes from './material-table.module.css'

export interface TableRowProps {
  readonly material: MaterialSummary
  /** What of a recipe is on the viewer's shelf. */
  readonly shelf: ShelfCount | undefined
  readonly amounts: OxideAmounts | null
  readonly oxides: readonly Oxide[]
  /** Whether the amounts are those of a unity formula. */
  readonly isFormula: boolean
  readonly hasCone: boolean
  readonly hasLoi: boolean
  readonly isSelected: boolean
  readonly onSelect: ChangeEventHandler<HTMLInputElement>
  readonly t: Translate<'list'>
  readonly formats: Formats
  readonly names: Names
  /** What tells a material apart from others of its name. */
  readonly note: string
  readonly isAlikeOpen: boolean
}

/** Names with more characters than this are cut: they would push the other rows out of view. */
const LONG_NAME = 80

/** One item: its name with the ingredients, then its figures. */
export function TableRow(props: TableRowProps) {
  const { material, shelf, amounts, oxides, isFormula, hasCone, hasLoi } = props
  const { isSelected, onSelect, t, formats, names, note, isAlikeOpen } = props
  const { id, name, umf, analysis, materialStateId, fromOrtonConeId, toOrtonConeId } = material
  const { decimals, fineDecimals } = formats
  const figure = (value: number | null | undefined, places: number) =>
    Math.abs(value ?? 0) < SHOWN_FROM ? undefined : formats.fixed(value ?? 0, places)
  return (
    <tr data-item={id} data-selected={isSelected || undefined}>
      <th scope="row" className={classes.name}>
        <span className={classes.head}>
          <label className={classes.tick}>
            <input
              type="checkbox"
              className={classes.select}
              value={id}
              checked={isSelected}
              onChange={onSelect}
              aria-label={t('card.select', { name })}
            />
          </label>
          <span className={classes.named}>
            <a
              className={classes.link}
              href={materialHref(material)}
              data-material={id}
              {...(name.length > LONG_NAME && { title: name, 'data-long': true })}
            >
              <MaterialName {...material} />
            </a>
            {shelf && <ShelfBadge count={shelf} t={t} />}
            <LeftOutMark material={material} t={t} names={names} />
            <AlikeLink material={material} isOpen={isAlikeOpen} t={t} />
            {note && (
              <span className={classes.ingredients} title={note}>
                {note}
              </span>
            )}
            <Ingredients material={material} formats={formats} names={names} />
          </span>
          <BookmarkMark item={material} className={classes.bookmark} t={t} />
        </span>
      </th>
      {hasCone && (
        <td className={classes.word}>{formatConeLabel(fromOrtonConeId, toOrtonConeId)}</td>
      )}
      <td className={`${classes.word} ${color.state}`} data-state={materialStateId}>
        {names.of('state', materialStateId)}
      </td>
      <td className={classes.figure}>{figure(umf?.SiO2Al2O3Ratio, fineDecimals)}</td>
      <td className={classes.figure}>
        {umf &&
          `${formats.fixed(umf.R2OTotal, fineDecimals)} : ${formats.fixed(umf.ROTotal, fineDecimals)}`}
      </td>
      {oxides.map((oxide) => (
        <td key={oxide} className={classes.figure}>
          {figure(amounts?.[oxide], isFormula ? fineDecimals : decimals)}
        </td>
      ))}
      {hasLoi && <td className={classes.figure}>{figure(analysis?.loi, decimals)}</td>}
    </tr>
  )
}

/** The recipe in one line, cut off where the column ends. */
function Ingredients({
  material,
  formats,
  names,
}: Pick<TableRowProps, 'material' | 'formats' | 'names'>) {
  const { components = [] } = material
  if (components.length === 0) return null
  const parts = components.map(({ material: each, percentageAmount, isAdditional }) => {
    return `${isAdditional ? '+ ' : ''}${names.shown(each)} ${formats.written(percentageAmount)}`
  })
  const line = parts.join(' · ')
  return (
    <span className={classes.ingredients} title={line}>
      {line}
    </span>
  )
}
