import { Share2 } from 'lucide-react'
import { PopoverMenu } from '../popover-menu.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const ShareChoices = lazyPart(() => import('./share-choices.tsx'))

export interface ShareMenuProps {
  readonly title: string
  /** Path of the page. */
  readonly href: string
  readonly isPrivate: boolean
  /** Class of the word beside the icon, for whoever hides it where there is little room. */
  readonly wordClass?: string | undefined
}

/** Ways to pass on the link of a page. */
export function ShareMenu(props: ShareMenuProps) {
  const { t } = useTranslation('common')
  return (
    <PopoverMenu
      label={t('share.label')}
      look="plain"
      isMadeLate
      isSheet
      button={
        <>
          <Share2 size={18} aria-hidden />
          <span className={props.wordClass}>{t('share.label')}</span>
        </>
      }
    >
      <ShareChoices {...props} />
    </PopoverMenu>
  )
}
