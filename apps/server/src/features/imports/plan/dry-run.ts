import { formatConeRange } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES, findById } from '@glazy/ceramics/lookups/lookups'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import {
  contentOf,
  type ImportDocument,
  type ImportProblem,
  problemsOf,
} from './import-document.ts'

/** What `import --dry-run --json` prints: what the files hold, in their order. */
export interface DryRun {
  readonly recipes: readonly {
    readonly name: string
    /** Such as `9 - 10`; null where none was understood. */
    readonly cone: string | null
    readonly atmospheres: readonly string[]
    readonly components: readonly {
      readonly name: string
      readonly amount: number
      readonly isAdditional: boolean
    }[]
  }[]
  readonly materials: readonly {
    readonly name: string
    readonly percent: OxideAmounts
    /** Null where the file does not say. */
    readonly loi: number | null
  }[]
  readonly problems: readonly ImportProblem[]
}

/** What the documents hold, without touching any database. */
export function toDryRun(documents: readonly ImportDocument[], now: Date): DryRun {
  return {
    recipes: documents.flatMap(({ recipes }) =>
      recipes.map((recipe) => ({
        name: recipe.name,
        cone: formatConeRange(recipe.fromConeId, recipe.toConeId) || null,
        atmospheres: recipe.atmosphereIds.flatMap((id) => findById(ATMOSPHERES, id)?.name ?? []),
        components: recipe.components.map(({ name, amount, isAdditional }) => ({
          name,
          amount,
          isAdditional,
        })),
      })),
    ),
    materials: documents.flatMap(({ materials }) =>
      materials.map((material) => ({
        name: material.name,
        percent: material.percent ?? {},
        loi: material.loi ?? null,
      })),
    ),
    problems: problemsOf(contentOf(documents, now)),
  }
}
