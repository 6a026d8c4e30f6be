import type { CurrentUser } from '@glazy/contract/accounts'
import type { Batch } from '@glazy/contract/batches'
import { materialHref } from '@glazy/contract/material-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ClientOnly, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { BatchActions } from '#features/studio/batches/batch-actions.tsx'
import { BatchFacts } from '#features/studio/batches/batch-facts.tsx'
import { BatchLines } from '#features/studio/batches/batch-lines.tsx'
import classes from '#features/studio/batches/batches.module.css'
import { Bucket } from '#features/studio/batches/bucket.tsx'
import { Loads } from '#features/studio/batches/loads.tsx'
import { RescueNotice } from '#features/studio/batches/rescue-notice.tsx'
import { useOpenBatch } from '#features/studio/batches/use-open-batch.ts'
import { EXACT } from '#lib/exact.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownBatch } from '#queries/batches.ts'

const Additions = lazyPart(() => import('#features/studio/batches/additions.tsx'))
const WaitingHere = lazyPart(() => import('#features/outbox/waiting-here.tsx'))
const BatchFormula = lazyPart(() => import('#features/studio/batches/batch-formula.tsx'))

export interface BatchScreenProps {
  readonly user: CurrentUser
  readonly id: number
}

/** A batch: what is weighed, what it takes from the stock, and what helps while it is mixed. */
export function BatchScreen({ user, id }: BatchScreenProps) {
  const { data: batch } = useSuspenseQuery(ownBatch(user.id, id))
  // What is typed begins anew where the batch has been changed.
  return <OpenBatch key={batch.updatedAt} user={user} batch={batch} />
}

function OpenBatch({ user, batch }: { readonly user: CurrentUser; readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const { recipe, state, note } = batch
  const { texts, isSound, type, choose, resize } = useOpenBatch(user.id, batch)
  const isPlanned = state === 'planned'

  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'batches',
            content: (
              <Link to="/batches" activeOptions={EXACT}>
                {t('title')}
              </Link>
            ),
          },
          { key: 'batch', content: recipe.name },
        ]}
      />
      <h1>{recipe.name}</h1>
      <p>
        <State batch={batch} /> <Version recipe={recipe} />
        {recipe.id !== null && (
          <>
            {' · '}
            <Link to="/batches" search={{ recipe: recipe.id }}>
              {t('ofRecipe.other')}
            </Link>
          </>
        )}
      </p>
      <ClientOnly>
        <Suspense>
          <WaitingHere owner={user.id} kind="batch" id={batch.id} />
        </Suspense>
      </ClientOnly>
      <BatchFacts batch={batch} />
      <BatchActions user={user} batch={batch} texts={texts} isSound={isSound} />
      {note && <p className={classes.note}>{note}</p>}
      {isPlanned && (
        <RescueNotice batch={batch} texts={texts} onUse={({ size }) => void resize(size)} />
      )}
      <BatchLines
        batch={batch}
        texts={texts}
        userId={user.id}
        onType={type}
        onChoose={(place, materialId) => void choose(place, materialId)}
      />
      {isPlanned && <Loads batch={batch} />}
      {batch.additions.length > 0 && (
        <Suspense>
          <Additions userId={user.id} batch={batch} />
        </Suspense>
      )}
      {batch.formulas.mixed && (
        <Suspense>
          <BatchFormula batch={batch} />
        </Suspense>
      )}
      <Bucket />
    </div>
  )
}

/** The version that is mixed, with the recipe behind it while that has a page for who reads this. */
function Version({ recipe: { id, name, version, isHidden } }: Pick<Batch, 'recipe'>) {
  const { t } = useTranslation('batches')
  const text = t('version', { number: version })
  if (id === null || isHidden) return text
  return <a href={materialHref({ id, name, kind: 'recipe' })}>{text}</a>
}

/** Whether it is planned or mixed, and when. */
function State({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation('batches')
  const { date } = useFormats()
  const { state, finishedAt, plannedFor } = batch
  if (state === 'finished') {
    return <strong>{finishedAt && t('finishedOn', { day: date(finishedAt) })}</strong>
  }
  return <strong>{plannedFor ? t('plannedFor', { day: date(plannedFor) }) : t('planned')}</strong>
}
