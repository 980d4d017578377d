package dev.incipit.web.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LoginPagesTest {
    @ParameterizedTest
    @ValueSource(strings = {"/app", "/app/keys", "/app/runs/01J-a.b_c~d"})
    void aSignInGoesOnToThePageThatWasWanted(String page) {
        assertEquals(page, LoginPages.next(page));
    }

    @Test
    void aLongPathTakesNoStack() {
        var deep = "/app" + "/a".repeat(100_000);
        assertEquals(deep, LoginPages.next(deep));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/",
                "/login",
                "/application",
                "/app/",
                "/app//evil.example",
                "//evil.example/app",
                "https://evil.example/app",
                "/app/../login",
                "/app/..",
                "/app\\evil.example",
                "/app/%2e%2e/x",
                "/app?to=x",
                "/app#x",
                "/app\n",
                " /app"
            })
    void andToTheStartWhereThatIsNoPageOfOurs(String page) {
        assertEquals("/app", LoginPages.next(page));
    }
}
