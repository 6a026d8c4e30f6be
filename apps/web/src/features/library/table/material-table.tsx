import { type Oxide, OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { MaterialSummary } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ChangeEventHandler, Fragment } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Formula } from '#components/formula.tsx'
import { itemLinkHandlers, type ItemLinkActions } from '#lib/item-links.ts'
import { type ListSearch, withSearch } from '#lib/list-search.ts'
import { useShelfCounts } from '#queries/inventory.ts'
import { useCardTexts } from '../card/card-texts.ts'
import type { AlikeGroups } from '../card/material-grid.tsx'
import { ariaSort, type Figures, nextSort, oxideColumns, oxideFigures } from './figures.ts'
import page from '#components/page.module.css'
import classes from './material-table.module.css'
import { TableRow } from './table-row.tsx'

export interface MaterialTableProps extends ItemLinkActions {
  readonly materials: readonly MaterialSummary[]
  readonly search: ListSearch
  readonly figures: Figures
  /** What the table is of, for those who hear it. */
  readonly heading: string
  readonly selectedIds: ReadonlySet<number>
  readonly onSelect: ChangeEventHandler<HTMLInputElement>
  readonly alike: AlikeGroups
}

/** Items as rows of figures, a column for every oxide that occurs. */
export function MaterialTable(props: MaterialTableProps) {
  const { materials, search, figures, heading, selectedIds, onSelect, alike } = props
  const { t } = useTranslation('list')
  const { formats, names, note } = useCardTexts()
  const counts = useShelfCounts(materials)
  const amounts = materials.map((material) => oxideFigures(material, figures))
  const oxides = oxideColumns(amounts, search.ox)
  // Raw materials have no cone: a column of nothing would only be in the way.
  const hasLoi = figures === 'percent'
  const hasCone = materials.some(({ fromOrtonConeId }) => fromOrtonConeId !== null)
  const columns = 4 + oxides.length + Number(hasCone) + Number(hasLoi)
  return (
    // Wider than the screen: a region of its own, which the keyboard can scroll.
    <div className={classes.frame} role="region" aria-label={t('table.scroll')} tabIndex={0}>
      <table className={classes.table} {...itemLinkHandlers({ ...props, onAlike: alike.toggle })}>
        <caption className={page.visuallyHidden}>
          {t('table.caption', { heading, figures: t(`table.${figures}Long`) })}
        </caption>
        <TableHead search={search} oxides={oxides} hasCone={hasCone} hasLoi={hasLoi} />
        <tbody>
          {materials.map((material, index) => (
            <Fragment key={material.id}>
              <TableRow
                material={material}
                shelf={counts.get(material.id)}
                amounts={amounts[index] ?? null}
                oxides={oxides}
                isFormula={figures === 'umf'}
                hasCone={hasCone}
                hasLoi={hasLoi}
                isSelected={selectedIds.has(material.id)}
                onSelect={onSelect}
                t={t}
                formats={formats}
                names={names}
                note={note(material)}
                isAlikeOpen={alike.isOpen(material.id)}
              />
              {alike.isOpen(material.id) && (
                <tr>
                  <td className={classes.below} colSpan={columns}>
                    <div>{alike.below(material)}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TableHeadProps extends Pick<MaterialTableProps, 'search'> {
  readonly oxides: readonly Oxide[]
  readonly hasCone: boolean
  readonly hasLoi: boolean
}

/** The names of the columns; those of oxides put the list in their order. */
function TableHead({ search, oxides, hasCone, hasLoi }: TableHeadProps) {
  const { t } = useTranslation('list')
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.name}>
          {t('table.columns.name')}
        </th>
        {hasCone && <th scope="col">{t('table.columns.cone')}</th>}
        <th scope="col">{t('table.columns.state')}</th>
        <th scope="col" className={classes.figure}>
          {t('table.columns.ratioSiAl')}
        </th>
        <th scope="col" className={classes.figure}>
          {t('table.columns.ratioR2O')}
        </th>
        {oxides.map((oxide) => (
          <th key={oxide} scope="col" className={classes.oxide} aria-sort={ariaSort(search, oxide)}>
            <Link
              to="."
              search={withSearch(search, nextSort(search, oxide))}
              className={classes.sort}
              resetScroll={false}
              preload={false}
              aria-label={t('table.sort', { oxide })}
              title={OXIDE_TABLE[oxide].name}
            >
              {search.ox === oxide && <SortMark isRising={search.od === 'asc'} />}
              <Formula>{oxide}</Formula>
            </Link>
          </th>
        ))}
        {hasLoi && (
          <th scope="col" className={classes.figure}>
            {t('table.columns.loi')}
          </th>
        )}
      </tr>
    </thead>
  )
}

function SortMark({ isRising }: { readonly isRising: boolean }) {
  const Arrow = isRising ? ArrowUp : ArrowDown
  return <Arrow size={14} aria-hidden />
}
