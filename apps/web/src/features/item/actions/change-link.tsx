import { Link } from '@tanstack/react-router'
import { GitFork } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface ChangeLinkProps {
  readonly id: number
  /** Of the words that a phone has no room for. */
  readonly wordClass: string | undefined
  /** Of the shorter ones that it shows in their place. */
  readonly shortClass: string | undefined
}

/** Leads to the form of a recipe of one's own that begins as this one. */
export function ChangeLink({ id, wordClass, shortClass }: ChangeLinkProps) {
  const { t } = useTranslation('itemActions')
  return (
    <Link
      to="/recipes/new"
      search={{ from: id }}
      className={buttonClass('plain')}
      aria-label={t('change')}
      preload={false}
    >
      <GitFork size={18} aria-hidden />
      <span className={wordClass}>{t('change')}</span>
      <span className={shortClass}>{t('changeShort')}</span>
    </Link>
  )
}
