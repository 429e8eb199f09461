import { defineMessages } from '@/locales/defineMessages'

/** The words of uploads. */
export const uploadText = defineMessages({
  zh: {
    waitingUpload: '等待上传',
    uploading: '上传中...',
    uploaded: '已上传',
    uploadFailed: '上传失败',
    notPicture: '这不是可用的图片，请选择 jpg、png、bmp 或 gif',
    fileTooLarge: '文件不能超过 {size} MB',
    pictureTooLarge: '图片不能超过 {size} MB',
    fullNow: '上传得太频繁了，请一小时后再试',
    fullToday: '今天上传的内容太多了，请明天再试',
    addPicture: '添加图片',
    removePicture: '删除这张图片',
    retryUpload: '重新上传',
    waitUploading: '还没有传完，请稍等',
    waitFailed: '有图片上传失败，请点它重试，或删除它',
  },
  en: {
    waitingUpload: 'waiting',
    uploading: 'uploading',
    uploaded: 'uploaded',
    uploadFailed: 'upload failed',
    notPicture: 'That picture can’t be used. Choose a JPG, PNG, BMP or GIF.',
    fileTooLarge: 'Files can be up to {size} MB',
    pictureTooLarge: 'Pictures can be up to {size} MB',
    fullNow: 'Too many files at once. Try again in an hour.',
    fullToday: 'You’ve uploaded a lot today. Try again tomorrow.',
    addPicture: 'Add picture',
    removePicture: 'Remove this picture',
    retryUpload: 'Upload again',
    waitUploading: 'Still uploading. One moment.',
    waitFailed: 'A picture wasn’t uploaded. Tap it to try again, or remove it.',
  },
})
