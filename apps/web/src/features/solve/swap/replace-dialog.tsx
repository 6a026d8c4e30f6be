import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { SelectField } from '#components/select-field.tsx'
import { differenceWords } from '#features/solve/answer/difference-words.ts'
import { Looking } from '#features/solve/answer/looking.tsx'
import { WhyNot } from '#features/solve/answer/why-not.tsx'
import { MaterialFields } from '#features/solve/question/material-fields.tsx'
import { ToleranceField } from '#features/solve/question/tolerance-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { foundLines, type NamedLine, withNames } from './found-lines.ts'
import classes from './replace-dialog.module.css'
import { SideBySide } from './side-by-side.tsx'
import { type ReplacedInRecipe, useReplacement } from './use-replacement.ts'

type Replacement = ReturnType<typeof useReplacement>

export interface ReplaceDialogProps extends ReplacedInRecipe {
  readonly onChoose: (lines: readonly NamedLine[]) => void
  readonly onClose: () => void
}

/** What may stand for a material, and the recipe with it beside the one that is being written. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { material, lines: before, unknown, onChoose, onClose } = props
  const { t } = useTranslation('solve')
  const { t: tCommon } = useTranslation('common')
  const { number } = useFormats()
  const names = useNames()
  const replacement = useReplacement(props)
  const [at, setAt] = useState(0)
  const { data: answer } = replacement.solution
  const shown =
    answer?.status === 'solved' ? answer.recipes : answer?.nearest ? [answer.nearest] : []
  const recipe = shown[at] ?? shown[0]
  const nameOf = (id: number | string) => replacement.known.byId.get(Number(id))?.name ?? ''
  const after = recipe && {
    lines: withNames(foundLines(recipe, before), nameOf),
    moles: recipe.umf,
  }
  const without = names.shown(material)
  const title = t('swap.title', { name: without })
  return (
    <DialogFrame
      isOpen
      size="full"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{tCommon('action.cancel')}</Button>
          <Button look="filled" disabled={!after} onClick={() => after && onChoose(after.lines)}>
            {t('swap.use')}
          </Button>
        </>
      }
    >
      <div className={classes.parts} aria-live="polite">
        <State {...replacement} unknown={unknown} />
        {shown.length > 1 && (
          <SelectField
            label={t('answer.label')}
            value={String(at < shown.length ? at : 0)}
            options={shown.map((one, place) => ({
              value: String(place),
              label: differenceWords(one, {
                t,
                number,
                nameOf: (id) => names.shown({ name: nameOf(id) }),
              }),
            }))}
            onChange={(value) => setAt(Number(value))}
          />
        )}
        {after && (
          <SideBySide
            recipes={[
              { name: t('swap.original'), lines: before, moles: replacement.moles },
              { name: t('difference.without', { name: without }), ...after },
            ]}
          />
        )}
      </div>
      <Instead {...replacement} />
    </DialogFrame>
  )
}

/** What is being done, or why there is nothing to be seen. */
function State(props: Replacement & Pick<ReplacedInRecipe, 'unknown'>) {
  const { unknown, lack, known, standIns, solution, stop, instead, choose, help } = props
  const { t } = useTranslation('solve')
  const { number } = useFormats()
  const names = useNames()
  const error = known.error ?? standIns.error
  if (error) {
    const retry = () => void Promise.all([known.retry(), standIns.refetch()])
    return <ErrorNotice error={error} title={t('materials.failed')} onRetry={retry} />
  }
  if (unknown.length > 0)
    return (
      <p>
        {t('swap.unknown', { names: names.list(unknown.map((name) => names.shown({ name }))) })}
      </p>
    )
  if (lack) return <p>{t(lack === 'umf' ? 'swap.noFormula' : 'lack.materials')}</p>
  if (solution.isError) {
    const isTimeout = solution.error.name === 'SolveTimeout'
    return <p role="alert">{t(isTimeout ? 'answer.timeout' : 'answer.failed')}</p>
  }
  if (!solution.data) return <Looking solution={solution} onStop={stop} />
  if (solution.data.status === 'solved') return null
  const nameOf = (id: number | string) =>
    names.shown({ name: known.byId.get(Number(id))?.name ?? '' })
  return (
    <WhyNot
      answer={solution.data}
      texts={{ t, number, nameOf }}
      help={help}
      onAdd={(id) => choose([...instead, { id }])}
    />
  )
}

/** What may stand for it, and how far the formula may be off. */
function Instead({ instead, choose, tolerance, setTolerance, known }: Replacement) {
  const { t } = useTranslation('solve')
  return (
    <details className={classes.instead}>
      <summary>{t('swap.instead')}</summary>
      <ToleranceField tolerance={tolerance} onChange={setTolerance} />
      <MaterialFields chosen={instead} known={known.byId} onChange={choose} onShelf={undefined} />
    </details>
  )
}
