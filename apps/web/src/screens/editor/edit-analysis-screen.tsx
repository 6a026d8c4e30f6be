import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { EnteredKind } from '#features/editor/analysis/use-analysis-editor.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { AnalysisChange } from '#features/editor/analysis/analysis-change.tsx'
import { SECTION_TEXT } from '#features/editor/section-text.ts'
import { EditorFrame } from './editor-frame.tsx'

export interface EditAnalysisScreenProps {
  readonly user: CurrentUser
  readonly kind: EnteredKind
  readonly id: number
}

/**
 * Where the figures of a raw material or an analysis are changed. A save that recipes follow from
 * stays here and says how far they are.
 */
export function EditAnalysisScreen({ user, kind, id }: EditAnalysisScreenProps) {
  const { t: tEditor } = useTranslation('editor')
  const { t: tList } = useTranslation('list')
  const { data: current } = useSuspenseQuery(materialDetail(id))
  // The page is called what the item was called when it was opened or saved here.
  const [opened, setOpened] = useState(current)
  const navigate = useNavigate()

  async function goOn(saved: MaterialDetail): Promise<boolean> {
    const isFollowed = saved.containedInCount > 0
    if (isFollowed) setOpened(saved)
    else await navigate({ to: materialPath(saved), ignoreBlocker: true })
    return !isFollowed
  }

  return (
    <EditorFrame
      kind={kind}
      section={tList(SECTION_TEXT[kind])}
      item={opened}
      crumb={tEditor('edit.crumb')}
      title={tEditor('edit.title', { name: opened.name })}
    >
      <AnalysisChange
        kind={kind}
        current={current}
        owner={user.id}
        onKept={() => navigate({ to: '/outbox', ignoreBlocker: true })}
        onSaved={goOn}
        onCancel={() => void navigate({ to: materialPath(opened), ignoreBlocker: true })}
      />
    </EditorFrame>
  )
}
