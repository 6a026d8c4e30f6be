import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { type Category, searchMaterials } from '@glazy/contract/search'
import { CATEGORIES } from '@glazy/contract/vocabulary'

/** An item of the starter library, with the address of its page. */
export interface LibraryItem {
  readonly id: number
  readonly name: string
  readonly path: string
}

/** Items of the starter library by their whole name. */
export interface Library {
  readonly recipe: (name: string) => Promise<LibraryItem>
  readonly material: (name: string) => Promise<LibraryItem>
  readonly analysis: (name: string) => Promise<LibraryItem>
}

interface Fixtures {
  /** Finds items by their whole name: ids differ from one filling of the database to the next. */
  readonly library: Library
  /** What the browser may complain about in a test that provokes it. */
  readonly tolerated: RegExp | undefined
  readonly quietBrowser: undefined
}

/** Lets the product's service worker in. It outlives a page, so the next journey begins without it. */
export const OWN_WORKER = { serviceWorkers: 'allow', reuseContext: false } as const

const FLAGS = { recipes: 'composite', materials: 'primitive', analyses: 'analysis' } as const

/**
 * Playwright's test, in which every journey also fails for an error in the console, an exception
 * (failed hydration is one) or a violation of the content security policy.
 */
export const test = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],
  quietBrowser: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') {
          complaints.push(`${message.text()}\n${message.location().url}`.trim())
        }
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await context.addInitScript(() => {
        // The browser itself says nothing of what is refused to a script that catches it.
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`Content Security Policy: ${violatedDirective} ${blockedURI}`)),
        )
        // React says that it could go on, and keeps what was wrong to itself.
        addEventListener('error', ({ error }) => {
          if (error instanceof Error && error.cause) reportError(error.cause)
        })
      })
      await use(undefined)
      expect(complaints.filter((complaint) => !tolerated?.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
  library: async ({ request }, use) => {
    const inCategory = (category: Category) => (name: string) => findItem(request, category, name)
    await use({
      recipe: inCategory('recipes'),
      material: inCategory('materials'),
      analysis: inCategory('analyses'),
    })
  },
})

export { expect }

async function findItem(
  request: APIRequestContext,
  category: Category,
  name: string,
): Promise<LibraryItem> {
  const response = await request.get('/v2/search', {
    params: { q: name, [FLAGS[category]]: true },
  })
  const { data } = searchMaterials.response[200].parse(await response.json())
  const item = data.find((found) => found.name === name)
  if (!item) throw new Error(`The starter library has no ${name} in ${CATEGORIES.join(', ')}`)
  return { id: item.id, name, path: `/${category}/${item.id}/${slugOf(name)}` }
}

/** For the plain names that the journeys use. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
