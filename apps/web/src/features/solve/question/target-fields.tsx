import { OXIDE_TABLE, type Oxide, OXIDES } from '@glazy/ceramics/chemistry/oxides'
import type { OxideWish } from '@glazy/solver/question'
import { X } from 'lucide-react'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Formula } from '#components/formula.tsx'
import { SelectField } from '#components/select-field.tsx'
import type { Wishes } from '#lib/solve-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FigureField } from './figure-field.tsx'
import { RecipeField } from './item-fields.tsx'
import classes from './question.module.css'
import { kindOf, WISH_KINDS, type WishKind, wishOfKind } from './wish-kinds.ts'

export interface TargetFieldsProps {
  readonly wishes: Wishes
  readonly onChange: (wishes: Wishes) => void
  /** A recipe whose formula is to be taken. */
  readonly onRecipe: (id: number) => void
}

/** The formula that is wanted, oxide by oxide. */
export function TargetFields({ wishes, onChange, onRecipe }: TargetFieldsProps) {
  const { t } = useTranslation('solve')
  const others = OXIDES.filter((oxide) => !wishes.has(oxide))

  function set(oxide: Oxide, wish: OxideWish | undefined) {
    const next = new Map(wishes)
    if (wish === undefined) next.delete(oxide)
    else next.set(oxide, wish)
    onChange(next)
  }

  return (
    <Card title={t('target.title')} hint={t('target.hint')}>
      <RecipeField
        label={t('target.recipe')}
        placeholder={t('target.recipeExample')}
        onChoose={onRecipe}
      />
      {wishes.size > 0 && (
        <ul className={classes.rows} aria-label={t('target.title')}>
          {[...wishes].map(([oxide, wish]) => (
            <WishRow key={oxide} oxide={oxide} wish={wish} onChange={(next) => set(oxide, next)} />
          ))}
        </ul>
      )}
      <SelectField
        label={t('target.add')}
        value=""
        onChange={(oxide) => set(oxide as Oxide, 0.1)} // one of the options
        options={[
          { value: '', label: t('target.addOxide') },
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
  readonly oxide: Oxide
  readonly wish: OxideWish
  readonly onChange: (wish: OxideWish | undefined) => void
}

function WishRow({ oxide, wish, onChange }: WishRowProps) {
  const { t } = useTranslation('solve')
  const kind = kindOf(wish)
  const { min, max } = typeof wish === 'object' ? wish : {}
  const figure = (end: 'min' | 'max', value: number | undefined) => (
    <FigureField
      label={t(`target.${end}`, { oxide })}
      value={value}
      max={1000}
      step={0.01}
      onChange={(next) => {
        if (next !== undefined) onChange({ min, max, [end]: next })
      }}
    />
  )
  return (
    <li className={classes.row}>
      <span className={classes.oxide} title={OXIDE_TABLE[oxide].name}>
        <Formula>{oxide}</Formula>
      </span>
      <SelectField
        label={t('target.kind', { oxide })}
        isLabelHidden
        value={kind}
        onChange={(next) => onChange(wishOfKind(wish, next as WishKind))} // one of the options
        options={WISH_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <span className={classes.figures}>
        {kind === 'exactly' && (
          <FigureField
            label={t('target.figure', { oxide })}
            value={typeof wish === 'number' ? wish : undefined}
            max={1000}
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
        aria-label={t('target.remove', { oxide })}
        onClick={() => onChange(undefined)}
      >
        <X size={16} aria-hidden />
      </Button>
    </li>
  )
}
