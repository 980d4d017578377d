package dev.incipit.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumberedPostsTest {
    @ParameterizedTest
    @CsvSource({
        "archives/1432, true",
        "blog/archives/7, true",
        "archives/works/45, true",
        "archives/2024, false",
        "archives/2024/05, false",
        "archives/date/2024/05, false",
        "archives/category/45, false",
        "archives/page/2, false",
        "archives/recipes, false",
        "posts/1432, false"
    })
    void aNumberInTheFolderOfArchivesIsThatOfAPost(String path, boolean numbered) {
        assertEquals(numbered, NumberedPosts.areOne(List.of(path.split("/"))));
    }

    @Test
    void aPostMayHaveAKindOfItsOwn() {
        assertEquals(Optional.of("works"), NumberedPosts.kind(List.of("archives", "works", "45")));
        assertEquals(Optional.empty(), NumberedPosts.kind(List.of("archives", "45")));
    }
}
