import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { FoldedSection } from './folded-section.tsx'

/** The language menu of the sidebar; the choices come from outside. */
export function LanguageSection({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <FoldedSection icon={Languages} title={t('language.title')}>
      {children}
    </FoldedSection>
  )
}
