import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SelectField } from '#components/select-field.tsx'
import { MaterialFields } from '#features/solve/question/material-fields.tsx'
import { ToleranceField } from '#features/solve/question/tolerance-field.tsx'
import { useKnownMaterials } from '#features/solve/question/use-known-materials.ts'
import { SWAP_TOLERANCE, useStandIns } from '#features/solve/swap/stand-ins.ts'
import { type ChosenMaterial, writeChosen } from '#lib/solve-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './replace-many.module.css'
import { ReplacedRecipe } from './replaced-recipe.tsx'
import { isOpen, type Replaceable, type UsedMaterial } from './replaceable.ts'
import { useReplaceMany } from './use-replace-many.ts'
import type { useReplaceables } from './use-replaceables.ts'

export interface ReplaceManyProps {
  readonly userId: number
  readonly replaceables: Pick<ReturnType<typeof useReplaceables>, 'recipes' | 'materials'>
}

/** One material of several recipes: what is wanted in its place, and what comes of it for each. */
export function ReplaceMany({ userId, replaceables }: ReplaceManyProps) {
  const { t } = useTranslation('solve')
  // As they were when the work began: what is saved is in the list no longer.
  const [{ recipes, materials }] = useState(replaceables)
  const [without, setWithout] = useState(materials[0]?.id)
  const [chosen, choose] = useState<readonly ChosenMaterial[]>()
  const [tolerance, setTolerance] = useState<number>(SWAP_TOLERANCE)
  const material = materials.find(({ id }) => id === without)
  const standIns = useStandIns(userId, material)
  const instead = chosen ?? (standIns.data ?? []).map((id) => ({ id }))
  const many = useReplaceMany(userId)
  const affected = recipes.filter(({ lines }) => lines.some((one) => one.materialId === without))
  if (!material) return null
  return (
    <div className={classes.work}>
      <Card title={t('many.what')}>
        <Wish
          materials={materials}
          material={material}
          tolerance={tolerance}
          instead={instead}
          choose={choose}
          setTolerance={setTolerance}
          isLooking={standIns.isLoading}
          onMaterial={(id) => {
            many.reset()
            setWithout(id)
            choose(undefined)
          }}
        />
        <Buttons
          many={many}
          isReady={!standIns.isLoading}
          onStart={() => void many.find(affected, { without: material.id, instead, tolerance })}
        />
      </Card>
      {standIns.error && (
        <ErrorNotice
          error={standIns.error}
          title={t('materials.failed')}
          onRetry={() => void standIns.refetch()}
        />
      )}
      {many.error !== undefined && <ErrorNotice error={many.error} title={t('answer.failed')} />}
      {many.outcomes.size > 0 && (
        <Results userId={userId} many={many} affected={affected} material={material} />
      )}
    </div>
  )
}

interface WishProps {
  readonly materials: readonly UsedMaterial[]
  readonly material: UsedMaterial
  readonly tolerance: number
  readonly instead: readonly ChosenMaterial[]
  readonly choose: (chosen: readonly ChosenMaterial[]) => void
  readonly setTolerance: (moles: number) => void
  readonly isLooking: boolean
  readonly onMaterial: (id: number) => void
}

/** What is replaced, how far a formula may be off, and what may stand in. */
function Wish(props: WishProps) {
  const { materials, material, tolerance, instead, choose, setTolerance } = props
  const { t } = useTranslation('solve')
  const names = useNames()
  const known = useKnownMaterials({ of: writeChosen(instead) })
  return (
    <>
      <SelectField
        label={t('many.material')}
        value={String(material.id)}
        options={materials.map(({ id, name, count }) => ({
          value: String(id),
          label: t('many.used', { count, name: names.shown({ name }) }),
        }))}
        onChange={(value) => props.onMaterial(Number(value))}
      />
      <ToleranceField tolerance={tolerance} onChange={setTolerance} />
      <details className={classes.instead} open={instead.length === 0 && !props.isLooking}>
        <summary>{t('swap.instead')}</summary>
        <MaterialFields chosen={instead} known={known.byId} onChange={choose} onShelf={undefined} />
      </details>
    </>
  )
}

type Many = ReturnType<typeof useReplaceMany>

interface ButtonsProps {
  readonly many: Many
  readonly isReady: boolean
  readonly onStart: () => void
}

function Buttons({ many, isReady, onStart }: ButtonsProps) {
  const { t } = useTranslation('solve')
  const { t: tCommon } = useTranslation('common')
  const { number } = useFormats()
  const { busy, done } = many
  return (
    <>
      <div className={classes.buttons}>
        <Button look="filled" disabled={busy !== undefined || !isReady} onClick={onStart}>
          {t('many.start')}
        </Button>
        {busy && <Button onClick={many.cancel}>{tCommon('action.cancel')}</Button>}
      </div>
      <p role="status" className={classes.progress}>
        {busy &&
          t('many.progress', {
            done: number(done),
            total: number(many.wanted),
          })}
      </p>
    </>
  )
}

interface ResultsProps {
  readonly userId: number
  readonly many: Many
  readonly affected: readonly Replaceable[]
  readonly material: UsedMaterial
}

/** Each recipe with what came of it; those that are wanted are saved together. */
function Results({ userId, many, affected, material }: ResultsProps) {
  const { t } = useTranslation('solve')
  const without = useNames().shown(material)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { outcomes, saved, busy } = many
  const taken = affected.filter(
    ({ id }) => !left.has(id) && isOpen(outcomes.get(id), saved.get(id)),
  )
  const texts = {
    note: t('difference.without', { name: without }),
    copyName: (name: string) => t('swap.name', { name, material: without }),
  }
  return (
    <section className={classes.results} aria-label={t('answer.label')}>
      <ul className={classes.list}>
        {affected.map((recipe) => (
          <ReplacedRecipe
            key={recipe.id}
            recipe={recipe}
            isOwn={recipe.ownerId === userId}
            without={without}
            outcome={outcomes.get(recipe.id)}
            saved={saved.get(recipe.id)}
            isLooking={busy === 'finding'}
            isTaken={!left.has(recipe.id)}
            onTake={(isTaken) => {
              const others = [...left].filter((id) => id !== recipe.id)
              setLeft(new Set(isTaken ? others : [...others, recipe.id]))
            }}
          />
        ))}
      </ul>
      <Button
        look="filled"
        disabled={busy !== undefined || taken.length === 0}
        onClick={() => void many.save(taken, texts)}
      >
        {t('many.save', { count: taken.length })}
      </Button>
    </section>
  )
}
