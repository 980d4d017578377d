package dev.incipit.describe.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ProcessorTime;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DeclarationsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pub async fn acquire(&self) -> Lease | acquire",
                "fn holders<T>(&self) -> Vec<T>       | holders",
                "def thin(n)                          | thin",
                "How a fn is called (and why)         | How a fn is called (and why)",
                "def leppard                          | def leppard",
                "fun games(for rainy days)            | games",
                "the function f(x) and its graph      | the function f(x) and its graph"
            })
    void ofADeclarationTheNameIsLeft(String heading, String name) {
        assertEquals(name, Declarations.name(heading));
        assertEquals(!heading.equals(name), Declarations.isOne(heading));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "load(path: Path | None = None) async  ~ load",
                "addTime(from: Date, at?: Day): Date   ~ addTime",
                "load(path)                            ~ load(path)",
                "Load (how: by hand)                   ~ Load (how: by hand)",
                "load(path: Path) and what it returns  ~ load(path: Path) and what it returns"
            })
    void ofASignatureWithTypesTheNameIsLeft(String heading, String name) {
        assertEquals(name, Declarations.name(heading));
    }

    @Test
    void theNumberOfAnOverloadIsNoPartOfItsName() {
        assertEquals("get_label()", Declarations.name("get_label() [2/3]"));
        assertEquals("Pumps [2/3]", Declarations.name("Pumps [2/3]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "addTime(source: WorkTime, from: Date, options?: Walk): Date;true",
                "nextOpening(source: WorkTime, from?: Date): Date | undefined;true",
                "marrow.read(path);true",
                "void ring::set_panic_handler (void(*)(const char *) handler);true",
                "virtual std::unique_ptr<Ring> ring::Pool::take (int size) const;true",
                "constexpr std::size_t;true",
                "Use std::move (see below);false",
                "feed(load: (req: Request) => Events, options?: Feed): (req: Request) => Promise<Response>;true",
                "DAY_TRAPS: readonly Trap[];true",
                "pumpctl [option...] well_name command argument...;true",
                "pumpctl [-v] [--log <file>] well [depth [unit]...]...;true",
                "pumpctl <well>.;true",
                "pumpctl --all --deep-as-can-be=... [well]... name...;true",
                "pumpctl lifts water [see below] from any well, whatever its depth.;false",
                "pumpctl start;false",
                "Window (const Window &)=delete;true",
                "Member Gdk::Display::flush ():;true",
                "Member Gdk::Cursor::create (const Glib::RefPtr< Display > & display, int x):;true",
                "operator= (Window && src) noexcept;true",
                "property_deep () const;true",
                "~Pump () noexcept override.;true",
                "Glib::PropertyProxy_ReadOnly< PumpType >;true",
                "template`<typename _Well, int _Deep>` class Pumps::Well< _Well >.;true",
                "Gtk::Window is a window.;false",
                "template<> specialises a pump for one well, as the guide says.;false",
                "Pumps (const and others) lift water.;false",
                "Price: cheap;false",
                "React(리액트)는 라이브러리이다. 메타가 개발했다. (2013년 공개);false",
                "Teacher(s): Maria Rossi;false",
                "Tides (of the sea): rise and fall.;false",
                "read(path): it reads a file. It closes it.;false"
            })
    void aSignatureIsNoSentence(String text, boolean signature) {
        assertEquals(signature, Declarations.isSignature(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "impl Debug for Lease",
                "impl<T> Any for T",
                "unsafe impl Send for Lease",
                "Methods inherited from class java.lang.Object",
                "Properties inherited from marrow.Table",
                "Fields inherited from interface Tide",
                "Returns Span[]",
                "Returns Date | undefined",
                "Returns WorkTimeSource",
                "Returns string"
            })
    void whatATypeHasFromOthersIsNoName(String heading) {
        assertTrue(Declarations.isOfOthers(heading));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "implementors",
                "Why impl blocks are short",
                "Property inherited from parents",
                "Returns and refunds",
                "Returns any time within 30 days",
                "Returns FedEx labels",
                "Returns Policy",
                "Traits inherited from each parent"
            })
    void otherHeadingsAreOfThePage(String heading) {
        assertFalse(Declarations.isOfOthers(heading));
    }

    @Test
    void aLongTextThatIsNoSignatureCostsItsLength() {
        ProcessorTime.assertAtMost(
                Duration.ofSeconds(5), () -> Declarations.isSignature("a<>(>(>(" + "()(".repeat(100_000) + "): !"));
    }

    @Test
    void manyOptionsCostTheirNumber() {
        for (var end : List.of(" !", " (see below)", ", then", "")) {
            var usage = "cmd [a]" + " --quiet -a a...".repeat(9) + end;
            ProcessorTime.assertAtMost(Duration.ofSeconds(1), () -> Declarations.isSignature(usage));
        }
        assertTrue(Declarations.isSignature("cmd [a]" + " --quiet -a a...".repeat(9)));
    }

    @Test
    void aUsageThatEndsWrongCostsItsLength() {
        ProcessorTime.assertAtMost(
                Duration.ofMillis(500),
                () -> assertFalse(Declarations.isSignature("pumpctl" + " --a".repeat(14) + " [x")));
    }
}
