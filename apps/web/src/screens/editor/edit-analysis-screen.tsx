import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath, SECTION_OF_KIND } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import type { EnteredKind } from '#features/editor/analysis/use-analysis-editor.ts'
import { EXACT } from '#lib/exact.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { AnalysisChange } from '#features/editor/analysis/analysis-change.tsx'
import { SECTION_TEXT } from '#features/editor/section-text.ts'

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
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'section',
            content: (
              <Link to={SECTION_OF_KIND[kind]} activeOptions={EXACT}>
                {tList(SECTION_TEXT[kind])}
              </Link>
            ),
          },
          { key: 'item', content: <Link to={materialPath(opened)}>{opened.name}</Link> },
          { key: 'edit', content: tEditor('edit.crumb') },
        ]}
      />
      <h1>{tEditor('edit.title', { name: opened.name })}</h1>
      <AnalysisChange
        kind={kind}
        current={current}
        owner={user.id}
        onKept={() => navigate({ to: '/outbox', ignoreBlocker: true })}
        onSaved={goOn}
        onCancel={() => void navigate({ to: materialPath(opened), ignoreBlocker: true })}
      />
    </div>
  )
}
