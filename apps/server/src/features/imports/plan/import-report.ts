import type { Oxide } from '@glazy/ceramics/chemistry/oxides'
import { counted } from '#platform/counted.ts'
import { formatProblem, type ImportProblem } from './import-document.ts'

/** What an import did and what it did not understand. */
export interface ImportReport {
  readonly owner: string
  readonly isPrivate: boolean
  readonly added: {
    readonly recipes: number
    readonly materials: number
    readonly analyses: number
  }
  /** What of a person's export was made again besides items. */
  readonly collections: number
  readonly inventory: number
  readonly kilnSchedules: number
  readonly logs: number
  /** Records that an earlier import has brought already, or that are in the files twice. */
  readonly alreadyThere: number
  /** Ingredients that were taken for a material of another name. */
  readonly matched: readonly {
    readonly name: string
    readonly to: string
    readonly id: number
    readonly score: number
    readonly uses: number
  }[]
  /** Ingredients that nothing describes: they were added without an analysis. */
  readonly addedByName: readonly { readonly name: string; readonly uses: number }[]
  /** Records that were left out. */
  readonly skipped: readonly {
    readonly name: string
    readonly line: number
    readonly reason: string
  }[]
  /** Recipes whose stated analysis differs from the one their ingredients give. */
  readonly differences: readonly {
    readonly name: string
    readonly line: number
    readonly figure: Oxide | 'LOI'
    readonly stated: number
    readonly computed: number
  }[]
  /** Fields of the files that have no place here, with the number of records that have them. */
  readonly unusedFields: Readonly<Record<string, number>>
  readonly problems: readonly ImportProblem[]
}

/** Lines of each list that are printed for a person; `--json` prints all. */
const SHOWN = 20

/** The report as text. */
export function formatReport(report: ImportReport): string {
  const { added } = report
  const lines = [
    `Added ${counted(added.recipes, 'recipe')}, ${counted(added.materials, 'material')} and ` +
      `${counted(added.analyses, 'analysis', 'analyses')} for ${report.owner}, ` +
      (report.isPrivate ? 'private' : 'public'),
    ...belongingsLine(report),
    ...(report.alreadyThere > 0 ? [`Already there: ${report.alreadyThere}`] : []),
    ...section('Ingredients matched to a material of another name', report.matched, (match) => {
      return `${match.name} → ${match.to} (${match.score.toFixed(2)}, ${counted(match.uses, 'time')})`
    }),
    ...section('Ingredients added without an analysis', report.addedByName, (item) => {
      return `${item.name} (${counted(item.uses, 'time')})`
    }),
    ...section(
      'Left out',
      report.skipped,
      (item) => `line ${item.line}: ${item.name}: ${item.reason}`,
    ),
    ...section('Stated analysis differs from the ingredients', report.differences, (item) => {
      const { figure, stated, computed } = item
      return `line ${item.line}: ${item.name}: ${figure} ${stated}, computed ${computed.toFixed(4)}`
    }),
    ...section(
      'Fields without a place here',
      Object.entries(report.unusedFields),
      ([field, count]) => {
        return `${field} (${counted(count, 'time')})`
      },
    ),
    ...section('Not understood', report.problems, formatProblem),
  ]
  return lines.join('\n')
}

function belongingsLine(report: ImportReport): string[] {
  const { collections, inventory, kilnSchedules, logs } = report
  if (collections + inventory + kilnSchedules + logs === 0) return []
  return [
    `Made ${counted(collections, 'collection')}, ` +
      `${counted(inventory, 'entry', 'entries')} of the inventory, ` +
      `${counted(kilnSchedules, 'kiln schedule')} and ${counted(logs, 'log')} again`,
  ]
}

function section<TItem>(
  title: string,
  items: readonly TItem[],
  write: (item: TItem) => string,
): string[] {
  if (items.length === 0) return []
  const shown = items.slice(0, SHOWN).map((item) => `  ${write(item)}`)
  const rest = items.length - shown.length
  return [
    '',
    `${title}: ${items.length}`,
    ...shown,
    ...(rest > 0 ? [`  … and ${rest} more (--json lists all)`] : []),
  ]
}
