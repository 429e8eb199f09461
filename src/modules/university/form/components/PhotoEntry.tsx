import { Text, View } from '@tarojs/components'
import { Field, type FieldFrameProps } from '@/ui/fields/Field'
import fieldCss from '@/ui/fields/Field.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './GroupForm.module.scss'

interface PhotoEntryProps extends FieldFrameProps {
  readonly passed: boolean
  readonly onPress: () => void
}

/** The way to the face photo: to its preview once it is approved, to the guide before. */
export function PhotoEntry({ passed, onPress, ...frame }: PhotoEntryProps) {
  const words = text(passed ? 'photoPassed' : 'photoOpen')
  return (
    <Field {...frame}>
      <View
        id={frame.id}
        className={fieldCss.picker}
        {...pressProps(onPress, { role: 'link', label: `${frame.label ?? ''} ${words}` })}
      >
        <Text className={joinClasses(fieldCss.value, passed ? css.passed : fieldCss.placeholder)}>{words}</Text>
        <View className={fieldCss.arrow}>
          <Icon name={passed ? 'check' : 'arrowRight'} size={14} />
        </View>
      </View>
    </Field>
  )
}
