/** `/profile/notifications`. Source: docs/requirements.md S3.7. */
import { NotificationSettings } from "./settings.tsx";
import { OwnPage } from "../../people/profile/own_page.tsx";

export default function NotificationsPage() {
  return (
    <OwnPage page="notifications">
      <NotificationSettings userId={null} />
    </OwnPage>
  );
}
