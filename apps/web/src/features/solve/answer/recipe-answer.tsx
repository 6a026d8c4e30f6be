import { readSum } from '@glazy/ceramics/chemistry/oxide-sum'
import { inDisplayOrder, type Oxide, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { OxideWish, SolvedRecipe } from '@glazy/solver/question'
import { Anvil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Amount } from '#components/amount.tsx'
import { Button } from '#components/button.tsx'
import { Formula } from '#components/formula.tsx'
import { priceText } from '#lib/prices/price-text.ts'
import type { RatioWish, Sums, Wishes } from '#lib/solve-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './answer.module.css'
import { type DemandTexts, sumName } from './demand-words.ts'
import { differenceWords } from './difference-words.ts'

export interface RecipeAnswerProps {
  readonly recipe: SolvedRecipe
  readonly wishes: Wishes
  readonly sums: Sums
  readonly isPercent: boolean
  readonly texts: DemandTexts
  readonly onUse: (recipe: SolvedRecipe) => void
  /** What else can be done with it. */
  readonly children?: ReactNode
}

/** Moles below which a figure is met. */
const MET = 0.0005
/** Moles below which an oxide that nobody has asked for is not told. */
const TOLD_FROM = 0.005

/** A recipe that answers the question: its amounts, and its formula beside what was wanted. */
export function RecipeAnswer(props: RecipeAnswerProps) {
  const { recipe, wishes, sums, isPercent, texts, onUse, children } = props
  const { t, number, nameOf } = texts
  const id = useId()
  const { fixed, language } = useFormats()
  return (
    <article className={classes.recipe} aria-labelledby={id}>
      <h3 id={id} className={classes.difference}>
        {differenceWords(recipe, texts)}
      </h3>
      <div className={classes.tables}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('recipe.material')}</th>
              <th scope="col">%</th>
            </tr>
          </thead>
          <tbody>
            {recipe.components.map(({ materialId, amount }) => (
              <tr key={materialId}>
                <th scope="row">{nameOf(materialId)}</th>
                <td>{fixed(amount, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Figures recipe={recipe} wishes={wishes} sums={sums} isPercent={isPercent} texts={texts} />
      </div>
      <p className={classes.facts}>
        {t('recipe.loi', { figure: number(recipe.loi, 1) })}
        {` · ${t('recipe.expansion', { figure: fixed(recipe.expansion, 2) })}`}
        {recipe.costPerKg !== undefined &&
          ` · ${t('recipe.cost', { figure: priceText(recipe.costPerKg, language) })}`}
      </p>
      <div className={classes.buttons}>
        <Button look="filled" onClick={() => onUse(recipe)}>
          <Anvil size={16} aria-hidden />
          {t('recipe.use')}
        </Button>
        {children}
      </div>
    </article>
  )
}

function Figures({
  recipe,
  wishes,
  sums,
  isPercent,
  texts: { t },
}: Pick<RecipeAnswerProps, 'recipe' | 'wishes' | 'sums' | 'isPercent' | 'texts'>) {
  const amounts = isPercent ? recipe.percent : recipe.umf
  const residuals = (isPercent ? recipe.percentResiduals : recipe.residuals) ?? {}
  // What is wanted and is not in it at all is what matters most.
  const missed = [...wishes].flatMap(([oxide, wish]) => (wish === 'ignore' ? [] : [[oxide, 0]]))
  const all = { ...(Object.fromEntries(missed) as OxideAmounts), ...amounts }
  const shown = (Object.keys(inDisplayOrder(all)) as Oxide[]).filter(
    (oxide) => wishes.has(oxide) || (amounts[oxide] ?? 0) >= TOLD_FROM,
  )
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('recipe.oxide')}</th>
          <th scope="col">{t('recipe.wanted')}</th>
          <th scope="col">{isPercent ? '%' : t('recipe.umf')}</th>
          <th scope="col">{t('recipe.off')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((oxide) => (
          <tr key={oxide}>
            <th scope="row">
              <Formula>{oxide}</Formula>
            </th>
            <td>
              <Wanted wish={wishes.get(oxide)} />
            </td>
            <td>
              <Amount value={amounts[oxide] ?? 0} decimals={3} />
            </td>
            <td>
              <Off by={residuals[oxide] ?? 0} />
            </td>
          </tr>
        ))}
        {!isPercent &&
          [...sums].map(([key, wish]) => (
            <SumRow key={key} oxides={readSum(key) ?? []} wish={wish} recipe={recipe} />
          ))}
      </tbody>
    </table>
  )
}

interface SumRowProps {
  readonly oxides: readonly Oxide[]
  readonly wish: RatioWish
  readonly recipe: SolvedRecipe
}

/** Oxides that are wanted together. */
function SumRow({ oxides, wish, recipe: { umf, sumResiduals = {} } }: SumRowProps) {
  return (
    <tr>
      <th scope="row">{sumName(oxides)}</th>
      <td>
        <Wanted wish={wish} />
      </td>
      <td>
        <Amount value={oxides.reduce((sum, each) => sum + (umf[each] ?? 0), 0)} decimals={3} />
      </td>
      <td>
        <Off by={sumResiduals[oxides.join('+')] ?? 0} />
      </td>
    </tr>
  )
}

/** What is wanted of an oxide, where that is a figure. */
function Wanted({ wish }: { readonly wish: OxideWish | undefined }) {
  const { number } = useFormats()
  if (typeof wish === 'number') return <Amount value={wish} decimals={3} />
  if (typeof wish !== 'object') return null
  const end = (value: number | undefined) => (value === undefined ? '' : number(value, 3))
  if (wish.max === undefined) return `≥ ${end(wish.min)}`
  return wish.min === undefined ? `≤ ${end(wish.max)}` : `${end(wish.min)}–${end(wish.max)}`
}

function Off({ by }: { readonly by: number }) {
  const { signed } = useFormats()
  if (Math.abs(by) < MET) return <span className={classes.met}>✓</span>
  return signed(by, 3)
}
