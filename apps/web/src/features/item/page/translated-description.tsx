import { TRANSLATE_TEXT_MAX_LENGTH } from '@glazy/contract/limits'
import { Languages } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { errorText } from '#lib/texts/error-text.ts'
import { languageTitle } from '#lib/texts/language-title.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useTranslateText } from '#queries/translation.ts'
import { shortened } from '#lib/rich-text/shortened.ts'
import classes from './detail.module.css'

export interface TranslatedDescriptionProps {
  /** Plain, or rich text. */
  readonly text: string
  /** Language to translate into. */
  readonly target: string
  readonly show: (text: string) => ReactNode
}

/** A switch for the translation of a description, and the translation below it. */
export default function TranslatedDescription({ text, target, show }: TranslatedDescriptionProps) {
  const { t } = useTranslation('detail')
  const { t: tErrors } = useTranslation('errors')
  const [isShown, setShown] = useState(false)
  const translation = useTranslateText()
  const language = languageTitle(target)

  async function toggle() {
    if (!isShown && translation.data === undefined) {
      try {
        await translation.mutateAsync({ text: shortEnough(text), target })
      } catch (error) {
        notify('error', t('description.translateFailed', { reason: errorText(tErrors, error) }))
        return
      }
    }
    setShown(!isShown)
  }

  return (
    <>
      <div>
        <Button
          look="quiet"
          aria-expanded={isShown}
          disabled={translation.isPending}
          onClick={() => void toggle()}
        >
          <Languages size={16} aria-hidden />
          {translation.isPending
            ? t('description.translating')
            : t(isShown ? 'description.hideTranslation' : 'description.translate', { language })}
        </Button>
      </div>
      {isShown && translation.data !== undefined && (
        <div className={classes.translated}>
          <p className={classes.source}>{t('description.machine', { language })}</p>
          {show(translation.data)}
        </div>
      )}
    </>
  )
}

/** A text that is too long with its elements goes without them, and is cut where it still is. */
function shortEnough(text: string): string {
  if (text.length <= TRANSLATE_TEXT_MAX_LENGTH) return text
  return shortened(textOfHtml(text), TRANSLATE_TEXT_MAX_LENGTH - 1)
}
