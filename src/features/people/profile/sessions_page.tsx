import { SessionsList } from "../session/sessions_list.tsx";
import { OwnPage } from "./own_page.tsx";
import { useProfileStyles } from "./profile.styles.ts";

export default function SessionsPage() {
  const styles = useProfileStyles();
  return (
    <OwnPage page="sessions">
      <div className={styles.part}>
        <SessionsList userId={null} />
      </div>
    </OwnPage>
  );
}
