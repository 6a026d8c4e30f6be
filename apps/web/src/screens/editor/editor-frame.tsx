import { type LinkedMaterial, materialPath, SECTION_OF_KIND } from '@glazy/contract/material-path'
import type { MaterialKind } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { EXACT } from '#lib/exact.ts'

interface EditorFrameProps {
  readonly kind: MaterialKind
  /** Name of the list in which items of the kind stand. */
  readonly section: string
  /** The item that is written on; none where one is begun. */
  readonly item?: LinkedMaterial
  /** Where the way here ends. */
  readonly crumb: string
  readonly title: string
  /** Said below the title. */
  readonly lead?: string
  readonly children: ReactNode
}

/** The page of an editor: the way here, what is written on, and the editor itself. */
export function EditorFrame(props: EditorFrameProps) {
  const { kind, section, item, crumb, title, lead, children } = props
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          {
            key: 'section',
            content: (
              <Link to={SECTION_OF_KIND[kind]} activeOptions={EXACT}>
                {section}
              </Link>
            ),
          },
          ...(item
            ? [{ key: 'item', content: <Link to={materialPath(item)}>{item.name}</Link> }]
            : []),
          { key: 'here', content: crumb },
        ]}
      />
      <header>
        <h1>{title}</h1>
        {lead !== undefined && <p className={page.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
