import { SECTION_OF_KIND, materialPath } from '@glazy/contract/material-path'
import { canEdit } from '@glazy/contract/rules/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { Suspense, useState } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { Card } from '#components/card.tsx'
import page from '#components/page.module.css'
import {
  type ComparedVersions,
  comparedVersions,
} from '#features/item/versions/compared-versions.ts'
import { Difference } from '#features/item/versions/difference.tsx'
import { VersionChoice } from '#features/item/versions/version-choice.tsx'
import { VersionList } from '#features/item/versions/version-list.tsx'
import { EXACT } from '#lib/exact.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'
import { materialVersions } from '#queries/versions.ts'
import { useRestoreOrCopy } from '#features/item/versions/use-restore-or-copy.ts'
import classes from './versions-screen.module.css'

const RestoreDialog = lazyPart(() => import('#features/item/versions/restore-dialog.tsx'))

export interface VersionsScreenProps {
  readonly id: number
}

/** What an item was before: every version, two of them beside each other, and how to return to one. */
export function VersionsScreen({ id }: VersionsScreenProps) {
  const { t } = useTranslation('versions')
  const { user } = useSession()
  const { before, after } = useSearch({ strict: false })
  const navigateHere = useNavigateHere()
  const { data: material } = useSuspenseQuery(materialDetail(id))
  const { data: versions } = useSuspenseQuery(materialVersions(id))
  const compared = comparedVersions(versions, { before, after })
  const [question, ask] = useState<number>()
  const actions = useRestoreOrCopy(material)
  const { name, kind } = material

  const compare = (search: ComparedVersions, isFromList: boolean) =>
    void navigateHere({ to: '.', search, replace: true, resetScroll: isFromList })

  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'kind',
            content: (
              <Link to={SECTION_OF_KIND[kind]} activeOptions={EXACT}>
                {t(`kind.${kind}`)}
              </Link>
            ),
          },
          { key: 'item', content: <Link to={materialPath(material)}>{name}</Link> },
          { key: 'versions', content: t('crumb') },
        ]}
      />
      <h1>{t('title', { name })}</h1>
      <div className={classes.columns}>
        <Card title={t('difference')} {...(!compared && { hint: t('onlyOne') })}>
          {compared && (
            <>
              <VersionChoice
                versions={versions}
                compared={compared}
                onChoose={(next) => compare(next, false)}
              />
              <Difference id={id} compared={compared} />
            </>
          )}
        </Card>
        <Card title={t('list')} hint={t('listHint')}>
          <VersionList
            versions={versions}
            canRestore={canEdit(user, { ...material, userId: material.user?.id ?? null })}
            isBusy={actions.isBusy}
            onCompare={(next) => compare(next, true)}
            onRestore={ask}
            onCopy={(number) => void actions.copy(number)}
          />
        </Card>
      </div>
      {question !== undefined && (
        <Suspense>
          <RestoreDialog
            number={question}
            onCancel={() => ask(undefined)}
            onConfirm={() => {
              ask(undefined)
              void actions.restore(question)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
