/** Whether the browser can make a picture of a file; what it really is, the server says. */
export async function canShowPicture(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
