import { useNavigate } from '@tanstack/react-router'
import { type LinkedMaterial, materialPath } from '@glazy/contract/material-path'

/** Opens an item over the page that is shown, whatever page that is. */
export function useOpenItem() {
  const navigate = useNavigate()
  return (item: LinkedMaterial, options: { readonly isReplacing?: boolean } = {}) =>
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, m: item.id }),
      mask: { to: materialPath(item), unmaskOnReload: true },
      resetScroll: false,
      replace: options.isReplacing ?? false,
    })
}
