import { ChevronRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './type-field.module.css'
import type { TypeCategory } from './metadata-values.ts'
import { isCalled, treeStep, type TypeNode, typeNodes, pathTo } from './type-nodes.ts'

export interface TypeTreeProps {
  readonly category: TypeCategory
  readonly value: number | null
  /** Only what is called so is shown. */
  readonly query: string
  /** Counts how often the focus is to go to the tree from outside. */
  readonly entries: number
  readonly onChoose: (id: number) => void
}

/** The types as a tree: arrow keys walk and open, letters find, Enter or a space chooses. */
export function TypeTree({ category, value, query, entries, onChoose }: TypeTreeProps) {
  const { t } = useTranslation('metadata')
  const names = useNames()
  const tree = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(() => pathTo(value))
  const [focused, setFocused] = useState<number>()
  const nodes = typeNodes(category, open, query, names)
  // One line takes the focus when the tree does: the last one used, the chosen one or the first.
  const entrance = [focused, value].find((id) => nodes.some(({ type }) => type.id === id))
  const entranceId = entrance ?? nodes[0]?.type.id

  useEffect(() => {
    if (entries > 0) tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [entries])

  function toggle(id: number, isOpen: boolean) {
    setOpen((before) => {
      const after = new Set(before)
      if (isOpen) after.add(id)
      else after.delete(id)
      return after
    })
  }

  function goTo(id: number) {
    setFocused(id)
    tree.current?.querySelector<HTMLElement>(`[data-type="${id}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const node = nodes[at]
    const step = treeStep(nodes, at, event.key, names)
    if (event.key === 'Enter' || event.key === ' ') {
      if (node) onChoose(node.type.id)
    } else if (step && 'open' in step) toggle(step.open, true)
    else if (step && 'close' in step) toggle(step.close, false)
    else if (step) goTo(step.goTo)
    else return
    event.preventDefault()
  }

  return (
    <ul ref={tree} role="tree" aria-label={t('type.tree')} className={classes.tree}>
      {nodes.map((node, at) => (
        <TreeLine
          key={node.type.id}
          node={node}
          isChosen={node.type.id === value}
          name={names.of('type', node.type.id) ?? ''}
          isFound={query.trim() !== '' && isCalled(node.type, query, names)}
          isEntrance={node.type.id === entranceId}
          onKeyDown={(event) => onKeyDown(event, at)}
          onToggle={() => toggle(node.type.id, !node.isOpen)}
          onChoose={() => onChoose(node.type.id)}
        />
      ))}
    </ul>
  )
}

interface TreeLineProps {
  readonly node: TypeNode
  readonly name: string
  readonly isChosen: boolean
  readonly isFound: boolean
  readonly isEntrance: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onToggle: () => void
  readonly onChoose: () => void
}

function TreeLine({ node, name, isChosen, isFound, isEntrance, ...on }: TreeLineProps) {
  const { type, level, position, siblings, isOpen } = node
  return (
    <li
      role="treeitem"
      aria-label={name}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isChosen}
      data-type={type.id}
      data-found={isFound || undefined}
      tabIndex={isEntrance ? 0 : -1}
      className={classes.line}
      style={{ '--level': level } as CSSProperties}
      onKeyDown={on.onKeyDown}
      onClick={on.onChoose}
    >
      {/* For the pointer; the keyboard has the arrow keys. */}
      <span
        className={classes.twist}
        data-leaf={isOpen === undefined || undefined}
        onClick={(event) => {
          if (isOpen === undefined) return
          event.stopPropagation()
          on.onToggle()
        }}
      >
        <ChevronRight size={18} aria-hidden />
      </span>
      {name}
    </li>
  )
}
