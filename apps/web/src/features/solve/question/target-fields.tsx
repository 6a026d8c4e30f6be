import { readSum } from '@glazy/ceramics/chemistry/oxide-sum'
import { OXIDE_TABLE, type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { OxideWish } from '@glazy/solver/question'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Formula } from '#components/formula.tsx'
import { SelectField } from '#components/select-field.tsx'
import type { RatioWish, Sums, Wishes } from '#lib/solve-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { sumName } from '../answer/demand-words.ts'
import { FigureField } from './figure-field.tsx'
import { RecipeField } from './item-fields.tsx'
import classes from './question.module.css'
import { RATIO } from './solve-question.ts'
import { kindOf, RATIO_KINDS, WISH_KINDS, type WishKind, wishOfKind } from './wish-kinds.ts'

export interface TargetFieldsProps {
  readonly wishes: Wishes
  /** Whether they are percents of an analysis, not moles of a formula. */
  readonly isPercent: boolean
  readonly onPercent: (isPercent: boolean) => void
  readonly ratio: RatioWish | undefined
  readonly onChange: (wishes: Wishes) => void
  readonly onRatio: (ratio: RatioWish | undefined) => void
  readonly sums: Sums
  readonly onSums: (sums: Sums) => void
  /** What is chosen beside figures: published limits, a region of the chart. */
  readonly children?: ReactNode
  /** A recipe whose formula is to be taken. */
  readonly onRecipe: (id: number) => void
}

/** What a ratio begins with: glossy glazes are found there. */
const USUAL_RATIO: RatioWish = { min: 7, max: 9 }
/** Moles per mole of flux, and a ratio, hardly come to a tenth of it. */
const MOLES_MAX = 1000
/** Sums that potters speak of: alkalis, and earths. */
const OFFERED_SUMS = ['K2O+Na2O', 'Li2O+K2O+Na2O', 'CaO+MgO', 'CaO+MgO+SrO+BaO+ZnO']
const USUAL_SUM: RatioWish = { min: 0.2, max: 0.3 }
const RATIO_NAME = `${OXIDE_TABLE.SiO2.display}:${OXIDE_TABLE.Al2O3.display}`

/** The formula that is wanted, oxide by oxide. */
export function TargetFields(props: TargetFieldsProps) {
  const { wishes, sums, isPercent, ratio, onPercent, onChange, onSums, onRatio, onRecipe } = props
  const { t } = useTranslation('solve')
  const others = OXIDES.filter((oxide) => !wishes.has(oxide))

  function set(oxide: Oxide, wish: OxideWish | undefined) {
    const next = new Map(wishes)
    if (wish === undefined) next.delete(oxide)
    else next.set(oxide, wish)
    onChange(next)
  }

  function setSum(name: string, wish: RatioWish | undefined) {
    const next = new Map(sums)
    if (wish === undefined) next.delete(name)
    else next.set(name, wish)
    onSums(next)
  }

  const shownSums = isPercent ? [] : [...sums]
  const offered = isPercent ? [] : OFFERED_SUMS.filter((name) => !sums.has(name))
  return (
    <Card title={t('target.title')} hint={t(isPercent ? 'target.hintPercent' : 'target.hint')}>
      <SelectField
        label={t('target.as')}
        value={isPercent ? 'percent' : 'umf'}
        onChange={(value) => onPercent(value === 'percent')}
        options={[
          { value: 'umf', label: t('recipe.umf') },
          { value: 'percent', label: t('target.percent') },
        ]}
      />
      <RecipeField
        label={t('target.recipe')}
        placeholder={t('target.recipeExample')}
        onChoose={onRecipe}
      />
      {!isPercent && props.children}
      {(wishes.size > 0 || shownSums.length > 0 || ratio !== undefined) && (
        <ul className={classes.rows} aria-label={t('target.title')}>
          {[...wishes].map(([oxide, wish]) => (
            <WishRow
              key={oxide}
              oxide={oxide}
              wish={wish}
              isPercent={isPercent}
              onChange={(next) => set(oxide, next)}
            />
          ))}
          {shownSums.map(([name, wish]) => (
            <SumRow key={name} name={name} wish={wish} onChange={(next) => setSum(name, next)} />
          ))}
          {ratio !== undefined && <RatioRow wish={ratio} onChange={onRatio} />}
        </ul>
      )}
      <SelectField
        label={t('target.add')}
        value=""
        onChange={(chosen) => {
          if (chosen === RATIO) onRatio(USUAL_RATIO)
          else if (chosen.includes('+')) setSum(chosen, USUAL_SUM)
          else set(chosen as Oxide, isPercent ? 1 : 0.1) // one of the options
        }}
        options={[
          { value: '', label: t('target.addOxide') },
          ...(ratio === undefined ? [{ value: RATIO, label: RATIO_NAME }] : []),
          ...offered.map((name) => ({ value: name, label: spaced(name) })),
          ...others.map((oxide) => ({
            value: oxide,
            label: `${OXIDE_TABLE[oxide].display} – ${OXIDE_TABLE[oxide].name}`,
          })),
        ]}
      />
    </Card>
  )
}

interface WishRowProps {
  readonly isPercent: boolean
  readonly oxide: Oxide
  readonly wish: OxideWish
  readonly onChange: (wish: OxideWish | undefined) => void
}

function WishRow({ oxide, wish, isPercent, onChange }: WishRowProps) {
  const { t } = useTranslation('solve')
  return (
    <FigureRow
      name={oxide}
      title={OXIDE_TABLE[oxide].name}
      exactly={t(isPercent ? 'target.figurePercent' : 'target.figure', { oxide })}
      max={isPercent ? 100 : MOLES_MAX}
      kinds={WISH_KINDS}
      wish={wish}
      onChange={onChange}
    />
  )
}

/** A sum as a text: `K₂O + Na₂O`. */
function spaced(name: string): string {
  return sumName(readSum(name) ?? [])
}

interface SumRowProps {
  /** Such as `K2O+Na2O`. */
  readonly name: string
  readonly wish: RatioWish
  readonly onChange: (wish: RatioWish | undefined) => void
}

function SumRow({ name, wish, onChange }: SumRowProps) {
  const { t } = useTranslation('solve')
  const shown = name.replaceAll('+', ' + ')
  return (
    <FigureRow
      name={shown}
      exactly={t('target.figure', { oxide: shown })}
      max={MOLES_MAX}
      kinds={RATIO_KINDS}
      wish={wish}
      onChange={(next) => {
        if (typeof next !== 'string') onChange(next)
      }}
    />
  )
}

interface RatioRowProps {
  readonly wish: RatioWish
  readonly onChange: (wish: RatioWish | undefined) => void
}

function RatioRow({ wish, onChange }: RatioRowProps) {
  const { t } = useTranslation('solve')
  return (
    <FigureRow
      name={RATIO}
      exactly={t('target.ratio', { oxides: RATIO })}
      max={MOLES_MAX}
      kinds={RATIO_KINDS}
      wish={wish}
      onChange={(next) => {
        if (typeof next !== 'string') onChange(next)
      }}
    />
  )
}

interface FigureRowProps {
  /** What it is about, in symbols. */
  readonly name: string
  readonly title?: string
  /** What the field of the one figure is called. */
  readonly exactly: string
  readonly max: number
  readonly kinds: readonly WishKind[]
  readonly wish: OxideWish
  readonly onChange: (wish: OxideWish | undefined) => void
}

function FigureRow({ name, title, exactly, max: largest, kinds, wish, onChange }: FigureRowProps) {
  const { t } = useTranslation('solve')
  const kind = kindOf(wish)
  const { min, max } = typeof wish === 'object' ? wish : {}
  const figure = (end: 'min' | 'max', value: number | undefined) => (
    <FigureField
      label={t(`target.${end}`, { oxide: name })}
      value={value}
      max={largest}
      step={0.01}
      onChange={(next) => {
        if (next !== undefined) onChange({ min, max, [end]: next })
      }}
    />
  )
  return (
    <li className={classes.row} data-wide={kind === 'between' || undefined}>
      <span className={classes.oxide} title={title} data-long={name.includes('+') || undefined}>
        <Formula>{name}</Formula>
      </span>
      <SelectField
        label={t('target.kind', { oxide: name })}
        isLabelHidden
        value={kind}
        onChange={(next) => onChange(wishOfKind(wish, next as WishKind))} // one of the options
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <span className={classes.figures}>
        {kind === 'exactly' && (
          <FigureField
            label={exactly}
            value={typeof wish === 'number' ? wish : undefined}
            max={largest}
            step={0.01}
            onChange={(next) => {
              if (next !== undefined) onChange(next)
            }}
          />
        )}
        {(kind === 'between' || kind === 'atLeast') && figure('min', min)}
        {kind === 'between' && <span aria-hidden>–</span>}
        {(kind === 'between' || kind === 'atMost') && figure('max', max)}
      </span>
      <Button
        look="quiet"
        aria-label={t('target.remove', { oxide: name })}
        onClick={() => onChange(undefined)}
      >
        <X size={16} aria-hidden />
      </Button>
    </li>
  )
}
