import type { MaterialDetail } from '@glazy/contract/materials'
import { Suspense } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'

const ArchiveDialog = lazyPart(() => import('./archive-dialog.tsx'))
const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'))
const StateDialog = lazyPart(() => import('./state-dialog.tsx'))

/** Asks before anything that cannot be undone. */
export type OwnerQuestion = 'archive' | 'delete' | { readonly stateId: number }

export interface OwnerQuestionsProps {
  readonly material: MaterialDetail
  readonly question: OwnerQuestion | undefined
  readonly onClose: () => void
}

/** The dialog of what an owner wants to do with an item. */
export function OwnerQuestions({ material, question, onClose }: OwnerQuestionsProps) {
  const asked = { material, onClose }
  return (
    <Suspense>
      {question === 'archive' && <ArchiveDialog {...asked} />}
      {question === 'delete' && <DeleteDialog {...asked} />}
      {typeof question === 'object' && <StateDialog {...asked} stateId={question.stateId} />}
    </Suspense>
  )
}
