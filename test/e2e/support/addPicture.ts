import type { Phone } from './Phone'

export const PICTURE = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Chooses a picture in an upload field, and waits until it is stored. */
export async function addPicture(phone: Phone, id: string): Promise<void> {
  const chooser = phone.page.waitForEvent('filechooser')
  await phone.tap(`#${id}`)
  await (await chooser).setFiles(PICTURE)
  const pictures = phone.page.locator(`#${id}-field`).filter({ visible: true })
  await pictures.locator('img').first().waitFor()
  await pictures.filter({ hasNotText: /上传中|等待/ }).waitFor()
}
