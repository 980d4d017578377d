package dev.incipit.web.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RunsViewTest {
    @Test
    void otherPagesKeepTheFilterWhateverWasTyped() {
        var view = new RunsView(List.of(), "read", "a&b=\"c", 2, true, 30, false);
        assertEquals("/app/runs?task=read&site=a%26b%3D%22c&page=3", view.link(3));
        assertEquals(true, view.isFiltered());
        assertEquals(false, new RunsView(List.of(), "", "", 1, false, 30, false).isFiltered());
    }
}
