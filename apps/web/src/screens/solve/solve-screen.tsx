import { DEFAULT_TOLERANCE } from '@glazy/solver/question'
import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { Suspense } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { Button } from '#components/button.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { Answer } from '#features/solve/answer/answer.tsx'
import { Looking } from '#features/solve/answer/looking.tsx'
import { useFoundRecipes } from '#features/solve/answer/use-found-recipes.ts'
import { LimitFields } from '#features/solve/question/limit-fields.tsx'
import { MaterialFields } from '#features/solve/question/material-fields.tsx'
import { atPlace, placeOf } from '#features/solve/question/question-place.ts'
import { questionOf } from '#features/solve/question/solve-question.ts'
import { TargetFields } from '#features/solve/question/target-fields.tsx'
import { TargetStarts } from '#features/solve/question/target-starts.tsx'
import { useSolveForm } from '#features/solve/question/use-solve-form.ts'
import { useUnknown } from '#features/solve/swap/use-unknown.ts'
import { useHelp } from '#features/solve/use-help.ts'
import { useSolution } from '#features/solve/use-solution.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import type { SolveSearch } from '#lib/solve-parameters.ts'
import {
  readChosen,
  readRatio,
  readSums,
  wishesOf,
  writeChosen,
  writeRatio,
  writeSums,
  writeWishes,
} from '#lib/solve-search.ts'
import { materialNames } from '#queries/materials.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './solve-screen.module.css'
import { AnswerActions } from './answer-actions.tsx'
import { useToWorkbench } from './use-to-workbench.ts'

const AreaPanel = lazyPart(() => import('./area-panel.tsx'))

/** A formula, materials and limits on one side; on the other the recipes that there are, or why none is. */
export function SolveScreen({ search }: { readonly search: SolveSearch }) {
  const { t } = useTranslation('solve')
  const { t: tCommon } = useTranslation('common')
  const form = useSolveForm(search)
  const { known, go } = form
  const names = useNames()
  const unknown = useUnknown(search)
  // Who replaces a material has put the question already.
  const isSwap = search.swap !== undefined
  const area = <Area search={search} form={form} />
  const answer = (
    <div className={classes.answer}>
      {!isSwap && area}
      <section className={classes.part} aria-label={t('answer.label')} aria-live="polite">
        {unknown.error ? (
          <ErrorNotice error={unknown.error} onRetry={() => void unknown.retry()} />
        ) : unknown.names === undefined ? (
          <p>{t('answer.loading')}</p>
        ) : unknown.names.length > 0 ? (
          <p>{t('swap.unknown', { names: names.list(unknown.names) })}</p>
        ) : (
          <>
            {search.swap !== undefined && <SwapNote id={search.swap} />}
            <Solution search={search} form={form} />
          </>
        )}
      </section>
      {isSwap && unknown.names?.length === 0 && area}
    </div>
  )
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
          { key: 'solve', content: t('title') },
        ]}
      />
      <header>
        <h1>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
      </header>
      {known.error && (
        <ErrorNotice
          error={known.error}
          title={t('materials.failed')}
          onRetry={() => void known.retry()}
        />
      )}
      <div className={classes.columns}>
        {isSwap && answer}
        <div className={classes.question}>
          <TargetFields
            wishes={wishesOf(search)}
            isPercent={search.as === 'percent'}
            onPercent={form.setPercent}
            sums={readSums(search.sum)}
            onSums={(sums) => go({ sum: writeSums(sums) })}
            ratio={readRatio(search.sa)}
            onChange={(wishes) =>
              go({ [search.as === 'percent' ? 'pc' : 'umf']: writeWishes(wishes) })
            }
            onRatio={(ratio) => go({ sa: writeRatio(ratio) })}
            onRecipe={form.takeRecipe}
          >
            <TargetStarts search={search} onChange={go} />
          </TargetFields>
          <MaterialFields
            chosen={readChosen(search.of)}
            known={known.byId}
            onChange={(chosen) => go({ of: writeChosen(chosen) })}
            onShelf={form.takeShelf}
          />
          <LimitFields search={search} onChange={go} />
        </div>
        {!isSwap && answer}
      </div>
    </div>
  )
}

interface SolutionProps {
  readonly search: SolveSearch
  readonly form: ReturnType<typeof useSolveForm>
}

/** Where on the chart the materials can go, once there is a question. */
function Area({ search, form: { known, go } }: SolutionProps) {
  const isHydrated = useHydrated()
  const question = questionOf(search, known.byId)
  const isAsked = typeof question === 'object'
  const { data } = useSolution(isAsked && !known.isLoading ? question : undefined).query
  // A place of the chart is one of a formula: an analysis says no more where it is.
  if (!isAsked || !isHydrated || search.as === 'percent') return null
  return (
    <Suspense>
      <AreaPanel
        question={question}
        isLoading={known.isLoading}
        place={placeOf(search, data)}
        nameOf={(id) => known.byId.get(Number(id))?.name ?? String(id)}
        onPlace={(at) => go(atPlace(at, search))}
      />
    </Suspense>
  )
}

/** What the recipes do without. */
function SwapNote({ id }: { readonly id: number }) {
  const { t } = useTranslation('solve')
  const name = useSwapped(id)?.name
  return name === undefined ? null : <p>{t('swap.note', { name })}</p>
}

/** The material that recipes do without; undefined where there is none, and while nobody knows it. */
function useSwapped(id: number | undefined) {
  const { data } = useQuery({ ...materialNames([id ?? 0]), enabled: id !== undefined })
  const name = id === undefined ? undefined : data?.[id]
  return id === undefined || name === undefined ? undefined : { id, name }
}

function Solution({ search, form: { known, go } }: SolutionProps) {
  const { t } = useTranslation('solve')
  const isHydrated = useHydrated()
  const question = questionOf(search, known.byId)
  const isAsked = typeof question === 'object'
  // Without all of its materials it would be another question.
  const whole = isAsked && !known.isLoading ? question : undefined
  const { query: solution, stop } = useSolution(whole)
  const help = useHelp(whole, solution.data, useSwapped(search.swap))
  const found = useFoundRecipes(search, known.byId)
  const toWorkbench = useToWorkbench(search)
  if (!isAsked) {
    if (known.isLoading) return <p>{t('answer.loading')}</p>
    return (
      <EmptyState icon={<FlaskConical aria-hidden />} title={t('lack.title')}>
        <p>{t(`lack.${question}`)}</p>
      </EmptyState>
    )
  }
  if (solution.isError) {
    const isTimeout = solution.error.name === 'SolveTimeout'
    return (
      <div role="alert">
        <p>{t(isTimeout ? 'answer.timeout' : 'answer.failed')}</p>
        <Button onClick={() => void solution.refetch()}>{t('answer.again')}</Button>
      </div>
    )
  }
  if (!isHydrated) return <p>{t('answer.looking')}</p>
  if (!solution.data) return <Looking solution={solution} onStop={stop} />
  return (
    <Answer
      answer={solution.data}
      wishes={wishesOf(search)}
      sums={readSums(search.sum)}
      isPercent={search.as === 'percent'}
      known={known.byId}
      tolerance={search.tol ?? DEFAULT_TOLERANCE}
      help={help}
      onAdd={(id) => go({ of: writeChosen([...readChosen(search.of), { id }]) })}
      onUse={(recipe) => toWorkbench(found.recipeOf(recipe))}
      actions={(recipe) => (
        <AnswerActions
          recipe={found.recipeOf(recipe)}
          others={solution.data.recipes.filter((one) => one !== recipe).map(found.recipeOf)}
          base={found.base}
        />
      )}
    />
  )
}
