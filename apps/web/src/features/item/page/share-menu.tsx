import type { LinkedMaterial } from '@glazy/contract/material-path'
import { Share2 } from 'lucide-react'
import { lazy } from 'react'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './detail-actions.module.css'

const ShareChoices = lazy(() => import('./share-choices.tsx'))

export interface ShareMenuProps {
  readonly item: LinkedMaterial
  readonly isPrivate: boolean
}

/** Ways to pass on the link of an item. */
export function ShareMenu(props: ShareMenuProps) {
  const { t } = useTranslation('detail')
  return (
    <PopoverMenu
      label={t('actions.share')}
      look="plain"
      isMadeLate
      isSheet
      button={
        <>
          <Share2 size={18} aria-hidden />
          <span className={classes.word}>{t('actions.share')}</span>
        </>
      }
    >
      <ShareChoices {...props} />
    </PopoverMenu>
  )
}
