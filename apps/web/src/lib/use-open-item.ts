import { useNavigateHere } from './use-navigate-here.ts'
import { type LinkedMaterial, materialPath } from '@glazy/contract/material-path'

/** Opens an item over the page that is shown, whatever page that is. */
export function useOpenItem() {
  const navigateHere = useNavigateHere()
  return (item: LinkedMaterial, options: { readonly isReplacing?: boolean } = {}) =>
    void navigateHere({
      to: '.',
      search: (search: object) => ({ ...search, m: item.id }),
      mask: { to: materialPath(item), unmaskOnReload: true },
      resetScroll: false,
      replace: options.isReplacing ?? false,
    })
}
