import type account from '../en/account.json'
import type analysisEditor from '../en/analysisEditor.json'
import type batch from '../en/batch.json'
import type batches from '../en/batches.json'
import type blend from '../en/blend.json'
import type chart from '../en/chart.json'
import type chemistry from '../en/chemistry.json'
import type collections from '../en/collections.json'
import type common from '../en/common.json'
import type compare from '../en/compare.json'
import type countries from '../en/countries.json'
import type detail from '../en/detail.json'
import type discussion from '../en/discussion.json'
import type editor from '../en/editor.json'
import type errors from '../en/errors.json'
import type explorer from '../en/explorer.json'
import type filters from '../en/filters.json'
import type hazards from '../en/hazards.json'
import type home from '../en/home.json'
import type importProblems from '../en/importProblems.json'
import type imports from '../en/imports.json'
import type inventory from '../en/inventory.json'
import type itemActions from '../en/itemActions.json'
import type kilns from '../en/kilns.json'
import type labels from '../en/labels.json'
import type list from '../en/list.json'
import type logs from '../en/logs.json'
import type lookups from '../en/lookups.json'
import type mail from '../en/mail.json'
import type materials from '../en/materials.json'
import type metadata from '../en/metadata.json'
import type moderation from '../en/moderation.json'
import type notifications from '../en/notifications.json'
import type offline from '../en/offline.json'
import type operator from '../en/operator.json'
import type outbox from '../en/outbox.json'
import type pages from '../en/pages.json'
import type people from '../en/people.json'
import type photographs from '../en/photographs.json'
import type print from '../en/print.json'
import type problems from '../en/problems.json'
import type quickSearch from '../en/quickSearch.json'
import type richText from '../en/richText.json'
import type search from '../en/search.json'
import type settings from '../en/settings.json'
import type shell from '../en/shell.json'
import type solve from '../en/solve.json'
import type stock from '../en/stock.json'
import type target from '../en/target.json'
import type versions from '../en/versions.json'
import type weighOff from '../en/weighOff.json'
import type workbench from '../en/workbench.json'

/**
 * The texts of every feature, by the name of their file. English is the type of all languages:
 * a key that does not stand in `en/<feature>.json` does not compile.
 */
export interface Messages {
  readonly account: typeof account
  readonly analysisEditor: typeof analysisEditor
  readonly batch: typeof batch
  readonly batches: typeof batches
  readonly blend: typeof blend
  readonly chart: typeof chart
  readonly chemistry: typeof chemistry
  readonly collections: typeof collections
  readonly common: typeof common
  readonly compare: typeof compare
  readonly countries: typeof countries
  readonly detail: typeof detail
  readonly discussion: typeof discussion
  readonly editor: typeof editor
  readonly errors: typeof errors
  readonly explorer: typeof explorer
  readonly filters: typeof filters
  readonly hazards: typeof hazards
  readonly home: typeof home
  readonly importProblems: typeof importProblems
  readonly imports: typeof imports
  readonly inventory: typeof inventory
  readonly itemActions: typeof itemActions
  readonly kilns: typeof kilns
  readonly labels: typeof labels
  readonly list: typeof list
  readonly logs: typeof logs
  readonly lookups: typeof lookups
  readonly mail: typeof mail
  readonly materials: typeof materials
  readonly metadata: typeof metadata
  readonly moderation: typeof moderation
  readonly notifications: typeof notifications
  readonly offline: typeof offline
  readonly operator: typeof operator
  readonly outbox: typeof outbox
  readonly pages: typeof pages
  readonly people: typeof people
  readonly photographs: typeof photographs
  readonly print: typeof print
  readonly problems: typeof problems
  readonly quickSearch: typeof quickSearch
  readonly richText: typeof richText
  readonly search: typeof search
  readonly settings: typeof settings
  readonly shell: typeof shell
  readonly solve: typeof solve
  readonly stock: typeof stock
  readonly target: typeof target
  readonly versions: typeof versions
  readonly weighOff: typeof weighOff
  readonly workbench: typeof workbench
}

/** Name of a text file, `<language>/<namespace>.json`. */
export type Namespace = keyof Messages
