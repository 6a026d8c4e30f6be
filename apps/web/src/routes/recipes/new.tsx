import { MATERIAL_NAME_MAX_LENGTH } from '@glazy/contract/limits'
import { readId, readText } from '@glazy/contract/readers'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { readWhatFits } from '#lib/read-parameters.ts'
import { readLines } from '#lib/recipe-lines.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { materialNames } from '#queries/materials.ts'
import { headOf } from '#routes/-head.ts'
import { itemOrNotFound } from '#routes/-item-or-not-found.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { ChangeRecipeScreen } from '#screens/editor/change-recipe-screen.tsx'
import { NewRecipeScreen } from '#screens/editor/new-recipe-screen.tsx'

export const Route = createFileRoute('/recipes/new')({
  staticData: { texts: ['editor', 'chemistry', 'chart', 'detail', 'materials'] },
  validateSearch: parseNewSearch,
  loaderDeps: ({ search: { from, lines } }) => ({ from, lines }),
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  loader: async ({ context, deps: { from, lines } }) => {
    const ids = readLines(lines).map(({ materialId }) => materialId)
    if (ids.length > 0) await context.queryClient.query(materialNames(ids))
    if (from === undefined) return
    const { kind } = await itemOrNotFound(context, String(from))
    if (kind !== 'recipe') throw notFound()
  },
  head: ({ match: { context } }) => {
    const t = context.texts.of('editor')
    return headOf(context, {
      title: t('new.title'),
      description: t('new.meta'),
      path: '/recipes/new',
      isUnlisted: true,
    })
  },
  notFoundComponent: () => <NoItem kind="recipe" />,
  component: NewRecipePage,
})

interface NewSearch {
  /** A recipe that is changed into a new one. */
  readonly from?: number | undefined
  /** What it begins with in the place of that recipe's lines, as `readLines` reads it. */
  readonly lines?: string | undefined
  /** What it is called to begin with. */
  readonly name?: string | undefined
}

const LINES_MAX_LENGTH = 2_000

const READERS = {
  from: readId,
  lines: readText(LINES_MAX_LENGTH),
  name: readText(MATERIAL_NAME_MAX_LENGTH),
}

function parseNewSearch(raw: Record<string, unknown>): NewSearch {
  return readWhatFits(READERS, raw)
}

function NewRecipePage() {
  const { user } = useSession()
  const { from, lines, name } = Route.useSearch()
  if (!user) return null
  const key = `${from} ${lines}`
  const begun = readLines(lines).length > 0 ? { text: lines ?? '', name } : undefined
  if (from === undefined) return <NewRecipeScreen key={key} user={user} begun={begun} />
  return <ChangeRecipeScreen key={key} user={user} from={from} begun={begun} />
}
