/** The file in a response, under the name the server gives it. */
export async function fileOf(response: Response): Promise<File> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="?([\w.-]+)"?/.exec(disposition)?.[1] ?? 'download';
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}
