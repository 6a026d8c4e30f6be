/** A chunk for each file of the language. */
export default import.meta.glob('../../../../../../packages/locales/it/*.json', {
  import: 'default',
})
