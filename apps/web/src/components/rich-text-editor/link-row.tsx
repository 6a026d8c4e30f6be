import { parseLink } from '@glazy/contract/rules/links'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Button } from '../button.tsx'
import classes from './rich-text-editor.module.css'

export interface LinkRowProps {
  readonly editor: Editor
  readonly onClose: () => void
}

const BEGINNING = 'https://'

/** The address behind the selected words. */
export function LinkRow({ editor, onClose }: LinkRowProps) {
  const { t } = useTranslation('richText')
  const id = useId()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isWrong, setWrong] = useState(false)

  function apply() {
    const href = parseLink(address)
    if (href === undefined) {
      setWrong(true)
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === null) chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      const words = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }
      chain.insertContent(words).run()
    } else chain.setLink({ href }).run()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') apply()
    else if (event.key === 'Escape') {
      editor.commands.focus()
      onClose()
    } else return
    event.preventDefault()
  }

  return (
    <div className={classes.linkRow}>
      <input
        type="text"
        inputMode="url"
        className={classes.address}
        aria-label={t('address')}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        placeholder={BEGINNING}
        autoComplete="off"
        autoFocus
        maxLength={2_000}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Button onClick={apply}>{t('apply')}</Button>
      <p id={`${id}-problem`} role="alert" className={classes.problem}>
        {isWrong && t('wrongAddress')}
      </p>
    </div>
  )
}
