import { useQuery } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { useState } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'
import { besideItem, linkedItems } from '#features/library/modal/item-links-of-page.ts'
import { useFocusAgain } from '#features/library/modal/use-focus-again.ts'
import { ModalFrame } from '#features/library/modal/modal-frame.tsx'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { documentTitle } from '#lib/head.ts'
import { useSite } from '#lib/site-context.ts'
import { materialHref } from '@glazy/contract/material-path'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useDocumentTitle } from '#lib/use-document-title.ts'
import { materialDetail } from '#queries/materials.ts'
import { MaterialView } from './material-view.tsx'

/** An item over the page it was opened from. The page beneath keeps its state. */
export default function ItemModal({ id }: { readonly id: number }) {
  const { t } = useTranslation('detail')
  const router = useRouter()
  const navigateHere = useNavigateHere()
  const canGoBack = useCanGoBack()
  const site = useSite()
  const query = useQuery(materialDetail(id))
  useDocumentTitle(query.data && documentTitle(query.data.name, site))
  const [items] = useState(() => linkedItems(document))
  const { previous, next } = besideItem(items, id)
  const focusAgain = useFocusAgain(id)

  function close() {
    if (canGoBack) router.history.back()
    else void navigateHere({ to: '.', search: (search: object) => ({ ...search, m: undefined }) })
  }

  const stepTo = (item: typeof next) =>
    item &&
    (() =>
      void navigateHere({
        to: '.',
        search: (search: object) => ({ ...search, m: item.id }),
        mask: { to: item.path, unmaskOnReload: true },
        resetScroll: false,
        replace: true,
      }))

  return (
    <ModalFrame
      title={query.data?.name ?? t('modal.loading', { id })}
      href={query.data ? materialHref(query.data) : `/recipes/${id}`}
      onClose={close}
      onPrevious={stepTo(previous)}
      onNext={stepTo(next)}
      onClosed={focusAgain}
    >
      {query.data && <MaterialView key={id} material={query.data} />}
      {query.isPending && <EmptyState title={t('modal.loading', { id })} />}
      {query.isError &&
        (isNotFoundError(query.error) ? (
          <ItemNotFound kind="recipe" id={String(id)} />
        ) : (
          <ErrorNotice
            error={query.error}
            title={t('error.load')}
            onRetry={() => void query.refetch()}
          />
        ))}
    </ModalFrame>
  )
}
