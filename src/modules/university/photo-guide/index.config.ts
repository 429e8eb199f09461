export default definePageConfig({ navigationBarTitleText: '拍照指引' })
