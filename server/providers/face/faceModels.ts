import { type FindFaces, loadFaceDetectors } from './faceDetectors'
import { type FindMesh, loadFaceMesh } from './faceMesh'
import { startTensorflow } from './tensorflow'

/** Two families of detectors, trained separately. */
export interface FaceModels {
  readonly findFaces: FindFaces
  readonly findMesh: FindMesh
}

export async function loadFaceModels(): Promise<FaceModels> {
  const tf = await startTensorflow()
  return { findFaces: await loadFaceDetectors(tf), findMesh: await loadFaceMesh(tf) }
}
