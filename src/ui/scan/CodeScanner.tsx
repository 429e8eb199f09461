import { Camera, View } from '@tarojs/components'
import css from './CodeScanner.module.scss'
import type { CodeScannerProps } from './CodeScannerProps'

/** The platform's camera, which reads codes itself. */
export function CodeScanner({ id, torch, onCode, onFailed }: CodeScannerProps) {
  return (
    <View id={id} className={css.camera}>
      <Camera
        className={css.native}
        mode="scanCode"
        flash={torch ? 'torch' : 'off'}
        onScanCode={({ detail }) => onCode(String((detail as { result?: unknown }).result ?? ''))}
        onError={onFailed}
      />
    </View>
  )
}
