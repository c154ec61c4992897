import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const isDevelopment = process.env.NODE_ENV !== 'production';

export default [
  index('routes/public/home.tsx'),
  layout('routes/public/with-data.tsx', [
    route('ai-design', 'routes/public/ai-design.tsx', { id: 'ai-design' }),
    route('design', 'routes/public/ai-design.tsx', { id: 'design' }),
    route('design-library', 'routes/public/design-library.tsx'),
    // Its pictures are asked for until they are drawn.
    route('design/:id', 'routes/public/design-page.tsx'),
    route('services', 'routes/public/services.tsx'),
    route('portfolio', 'routes/public/portfolio.tsx'),
    route('garden-recommendations', 'routes/public/garden-recommendations.tsx'),
  ]),
  route('planting-calendar', 'routes/public/planting-calendar.tsx'),
  route('planting-calendar/full', 'routes/public/planting-calendar-full.tsx'),
  route('gardening-tips', 'routes/public/gardening-tips.tsx'),
  route('gardening-tips/:slug', 'routes/public/gardening-tips-article.tsx'),
  route('cost-calculator', 'routes/public/cost-calculator.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('privacy-policy', 'routes/public/privacy-policy.tsx'),
  route('terms-of-service', 'routes/public/terms-of-service.tsx'),
  route('cookie-policy', 'routes/public/cookie-policy.tsx'),
  route('accessibility', 'routes/public/accessibility.tsx'),
  route('booking', 'routes/public/booking.tsx'),
  route('unsubscribe/:token', 'routes/public/unsubscribe.tsx'),
  route('visit/:token', 'routes/public/visit.tsx'),
  route('ai-design-tool', 'routes/public/ai-design-tool.ts'),
  route('admin/login', 'routes/admin/login.tsx'),
  layout('routes/admin/layout.tsx', { id: 'admin' }, [
    route('admin', 'routes/admin/index.ts'),
    route('admin/today', 'routes/admin/today.tsx'),
    route('admin/dashboard', 'routes/admin/dashboard.tsx'),
    route('admin/diary', 'routes/admin/diary.tsx'),
    route('admin/bin', 'routes/admin/bin.tsx'),
    route('admin/settings', 'routes/admin/settings.tsx'),
    route('admin/mail', 'routes/admin/mail.tsx'),
    route('admin/changes', 'routes/admin/changes.tsx'),
  ]),
  ...(isDevelopment ? [route('dev/components', 'routes/dev/components.tsx')] : []),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
