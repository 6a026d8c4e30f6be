import { createFileRoute } from '@tanstack/react-router'
import { Item } from '#routes/-item.tsx'
import { loadMaterialPage } from '#routes/-load-material.ts'
import { materialRoute } from '#routes/-material-page.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { MaterialDetailScreen } from '#screens/item/material-detail-screen.tsx'

export const Route = createFileRoute('/materials/$id/{-$slug}')({
  ...materialRoute('primitive'),
  loader: (loading) => loadMaterialPage('primitive', loading),
  notFoundComponent: () => <NoItem kind="primitive" />,
  component: () => <Item>{(id) => <MaterialDetailScreen id={id} />}</Item>,
})
