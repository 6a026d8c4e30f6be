import type { CurrentUser } from '@glazy/contract/accounts'
import { materialPath } from '@glazy/contract/material-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { MetadataChange } from '#features/editor/details/metadata-change.tsx'
import { SECTION_TEXT } from '#features/editor/section-text.ts'
import { EditorFrame } from './editor-frame.tsx'

export interface MetadataScreenProps {
  readonly user: CurrentUser
  readonly id: number
}

/** Where all is changed that is said about an item besides what it is made of. */
export function MetadataScreen({ user, id }: MetadataScreenProps) {
  const { t } = useTranslation('metadata')
  const { t: tList } = useTranslation('list')
  const { data: current } = useSuspenseQuery(materialDetail(id))
  // The page is called what the item was called when it was opened, whatever is read meanwhile.
  const [opened] = useState(current)
  const navigate = useNavigate()
  return (
    <EditorFrame
      kind={opened.kind}
      section={tList(SECTION_TEXT[opened.kind])}
      item={opened}
      crumb={t('crumb')}
      title={t('title', { name: opened.name })}
      lead={t(`lead.${opened.kind}`)}
    >
      <MetadataChange
        current={current}
        owner={user.id}
        onSaved={(saved) => navigate({ to: materialPath(saved), ignoreBlocker: true })}
        onCancel={() => void navigate({ to: materialPath(opened), ignoreBlocker: true })}
      />
    </EditorFrame>
  )
}
