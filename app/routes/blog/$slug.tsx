import { createFileRoute } from '@tanstack/react-router';
import { hasArticle, loadArticle } from '#app/content/articles/article-list';
import { Post } from '#app/features/blog/post';

export const Route = createFileRoute('/blog/$slug')({
  params: {
    // An unknown address is not found, as everywhere on the site.
    parse: ({ slug }) => (hasArticle(slug) ? { slug } : false),
    stringify: ({ slug }) => ({ slug }),
  },
  loader: ({ params }) => loadArticle(params.slug),
  component: Page,
});

function Page() {
  return <Post slug={Route.useParams().slug} article={Route.useLoaderData()} />;
}
