import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './rich-text-editor.module.css'

type Chain = ReturnType<Editor['chain']>

interface Tool {
  readonly name: keyof typeof ICONS
  readonly run: (chain: Chain) => Chain
  /** What is on while the cursor is in it. */
  readonly active?: string
}

const ICONS = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  subscript: Subscript,
  superscript: Superscript,
  bulletList: List,
  orderedList: ListOrdered,
  blockquote: TextQuote,
  undo: Undo2,
  redo: Redo2,
} as const satisfies Record<string, LucideIcon>

const TOOLS: readonly Tool[] = [
  { name: 'bold', active: 'bold', run: (chain) => chain.toggleBold() },
  { name: 'italic', active: 'italic', run: (chain) => chain.toggleItalic() },
  { name: 'underline', active: 'underline', run: (chain) => chain.toggleUnderline() },
  { name: 'strike', active: 'strike', run: (chain) => chain.toggleStrike() },
  { name: 'subscript', active: 'subscript', run: (chain) => chain.toggleMark('subscript') },
  { name: 'superscript', active: 'superscript', run: (chain) => chain.toggleMark('superscript') },
  { name: 'bulletList', active: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', active: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { name: 'blockquote', active: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  { name: 'undo', run: (chain) => chain.undo() },
  { name: 'redo', run: (chain) => chain.redo() },
]

export interface ToolbarProps {
  readonly editor: Editor
  readonly isLinkOpen: boolean
  readonly onLink: () => void
}

/** What can be done with the selected words. One stop for the Tab key; arrow keys go on. */
export function Toolbar({ editor, isLinkOpen, onLink }: ToolbarProps) {
  const { t } = useTranslation('richText')
  const [stop, setStop] = useState(0)
  const active = useEditorState({
    editor,
    selector: ({ editor: { isActive } }) => [
      ...TOOLS.map((tool) => tool.active !== undefined && editor.isActive(tool.active)),
      isActive.call(editor, 'link'),
    ],
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = (stop + step + buttons.length) % buttons.length
    setStop(next)
    buttons[next]?.focus()
  }

  return (
    <div role="toolbar" aria-label={t('tools')} className={classes.tools} onKeyDown={onKeyDown}>
      {TOOLS.map((tool, at) => (
        <ToolButton
          key={tool.name}
          label={t(tool.name)}
          icon={ICONS[tool.name]}
          isPressed={tool.active === undefined ? undefined : active[at]}
          isStop={stop === at}
          onFocus={() => setStop(at)}
          onClick={() => tool.run(editor.chain().focus()).run()}
        />
      ))}
      <ToolButton
        label={t('link')}
        icon={Link2}
        isPressed={active[TOOLS.length]}
        isExpanded={isLinkOpen}
        isStop={stop === TOOLS.length}
        onFocus={() => setStop(TOOLS.length)}
        onClick={onLink}
      />
    </div>
  )
}

interface ToolButtonProps {
  readonly label: string
  readonly icon: LucideIcon
  readonly isPressed: boolean | undefined
  readonly isExpanded?: boolean
  readonly isStop: boolean
  readonly onFocus: () => void
  readonly onClick: () => void
}

function ToolButton({ label, icon: Icon, isPressed, isExpanded, isStop, ...on }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      tabIndex={isStop ? 0 : -1}
      onFocus={on.onFocus}
      onClick={on.onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
