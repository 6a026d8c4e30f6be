import type { CurrentUser } from '@glazy/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Boxes, FlaskConical, ShoppingCart } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import page from '#components/page.module.css'
import { Pagination, type PaginationProps } from '#components/pagination.tsx'
import { PastEnd } from '#components/past-end.tsx'
import { BatchList } from '#features/studio/batches/batch-list.tsx'
import classes from '#features/studio/batches/batches.module.css'
import type { Answer } from '#lib/api/call.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownBatches } from '#queries/batches.ts'

export interface BatchesScreenProps {
  readonly user: CurrentUser
  readonly number: number
  /** Of this recipe alone. */
  readonly recipeId?: number | undefined
}

/** What somebody plans to mix, and has mixed. */
export function BatchesScreen({ user, number, recipeId }: BatchesScreenProps) {
  const { t } = useTranslation('batches')
  const { data, error, isError, refetch } = useQuery(ownBatches(user.id, number, recipeId))
  const [newest] = data?.data ?? []
  const isOfRecipe = recipeId !== undefined && newest !== undefined
  return (
    <div className={page.page}>
      <h1>{isOfRecipe ? t('ofRecipe.title', { name: newest.recipe.name }) : t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
      <div className={classes.actions}>
        {recipeId !== undefined && (
          <Link to="/batches" className={buttonClass('plain')}>
            <FlaskConical size={18} aria-hidden />
            {t('ofRecipe.all')}
          </Link>
        )}
        <Link to="/stock" className={buttonClass('plain')}>
          <Boxes size={18} aria-hidden />
          {t('stock')}
        </Link>
        <Link to="/shopping" className={buttonClass('plain')}>
          <ShoppingCart size={18} aria-hidden />
          {t('shopping')}
        </Link>
      </div>
      {isError && data === undefined && (
        <ErrorNotice error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && <Batches list={data} number={number} recipeId={recipeId} />}
    </div>
  )
}

interface BatchesProps extends Pick<BatchesScreenProps, 'number' | 'recipeId'> {
  readonly list: Answer<'listBatches'>
}

function Batches({ list, number, recipeId }: BatchesProps) {
  const { t } = useTranslation('batches')
  const { total, total_pages: pages, current_page: shown } = list.meta.pagination
  const link: PaginationProps['link'] = (p, attributes) => (
    <Link key={p} to="/batches" search={{ p, recipe: recipeId }} {...attributes} />
  )
  if (list.data.length > 0) {
    return (
      <>
        <BatchList batches={list.data} />
        <Pagination page={number} pages={pages} link={link} />
      </>
    )
  }
  if (total > 0) return <PastEnd page={shown} link={link} />
  return (
    <EmptyState
      icon={<FlaskConical size={40} aria-hidden />}
      title={t('none.title')}
      actions={
        <Link to="/recipes" className={buttonClass('filled')}>
          {t('recipes')}
        </Link>
      }
    >
      <p>{t('none.text')}</p>
    </EmptyState>
  )
}
